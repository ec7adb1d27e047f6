import { expect, test } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, type Fields, firstOf } from './support/client';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const ARTICLE = 'api::article.article';
const ARTICLE_TYPE = 'api::article-type.article-type';
const MENU = 'api::menu.menu';
const SETTING = 'api::global-entity.global-entity';
const TEAM = 'api::team.team';
const QUOTE = 'api::quote-request.quote-request';

const cms = await sharedCms();
const admin = await createEditor(cms);

const join = (code: string, name: string) => joinStaff(cms, admin, code, name);

const expectRefused = (work: Promise<unknown>, status = 403) =>
  expect(work).rejects.toThrow(new RegExp(`: ${status} `));

test('editors write every kind of content, note what they do about what visitors sent, and change neither its text nor settings', async () => {
  const editor = await join('strapi-editor', 'editor');
  const { body } = await cms.send('POST', 'quote-requests', {
    data: { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Please call me' },
  });
  const quoteId = String(entryOf(body.data).documentId);

  const article = await editor.createArticle({ title: 'By an editor', slug: 'by-an-editor' });
  await editor.unpublishArticle(article.documentId);
  await editor.removeArticle(article.documentId);
  for (const [uid, fields] of [
    [SETTING, { key: 'company_phone', value: '1' }],
    [MENU, { name: 'M', slug: 'm' }],
    ['api::qna.qna', { title: 'Q', description: 'A' }],
    [TEAM, { name: 'Neema' }],
  ] as const) {
    const entry = await editor.create(uid, fields);
    await editor.update(uid, entry.documentId, fields);
    await editor.remove(uid, entry.documentId);
  }
  await editor.updateSingle('api::company-profile.company-profile', { brand: 'Nyuzi' });
  await editor.updateSingle('api::about.about', { title: 'About' });
  await editor.publishSingle('api::about.about');

  const sent = await editor.get(QUOTE, quoteId);
  expect(sent.message).toBe('Please call me');
  expect(sent).not.toHaveProperty('submissionKey');
  const followUp = { stage: 'in progress' };
  expect(await editor.update(QUOTE, quoteId, followUp)).toMatchObject(followUp);
  await editor.update(QUOTE, quoteId, { message: 'x' });
  expect((await editor.get(QUOTE, quoteId)).message).toBe('Please call me');
  await expectRefused(admin.update(QUOTE, quoteId, { ...followUp, message: 'x' }), 400);
  await admin.update(QUOTE, quoteId, { ...followUp, stage: 'won', message: 'Please call me' });
  expect(await admin.get(QUOTE, quoteId)).toMatchObject({ stage: 'won', owner: null });
  await expectRefused(editor.remove(QUOTE, quoteId));
  await expectRefused(editor.create(QUOTE, { name: 'x' }));
  for (const target of ['/admin/users', '/admin/webhooks', '/admin/api-tokens', '/admin/roles']) {
    await expectRefused(editor.request('GET', target));
  }
  const view = `/content-manager/content-types/${ARTICLE}/configuration`;
  await expectRefused(editor.request('PUT', view, {}));
  await expectRefused(editor.request('PUT', '/upload/settings', {}));
});

test('sales see what visitors sent and nothing else; managers decide about it as well', async () => {
  const sales = await join('site-sales', 'sales');
  const manager = await join('site-manager', 'manager');
  const { body } = await cms.send('POST', 'quote-requests', {
    data: { name: 'Juma', email: 'juma@example.com', service: 'ERP', message: 'Please write' },
  });
  const quoteId = String(entryOf(body.data).documentId);
  expect((await sales.get(QUOTE, quoteId)).message).toBe('Please write');
  await sales.update(QUOTE, quoteId, { stage: 'won' });
  await expectRefused(sales.remove(QUOTE, quoteId));
  for (const uid of [ARTICLE, MENU, SETTING, TEAM]) await expectRefused(sales.list(uid));
  await expectRefused(sales.request('GET', '/upload/files'));

  expect(await manager.get(QUOTE, quoteId)).toMatchObject({ stage: 'won' });
  await manager.createArticle({ title: 'By a manager', slug: 'by-a-manager' });
  await manager.updateSingle('api::lead-setting.lead-setting', { deleteAfterMonths: 12 });
  await manager.remove(QUOTE, quoteId);
  await expectRefused(manager.request('GET', '/admin/users'));
});

test('authors write their own articles, see no others, and publish nothing, not even by a date', async () => {
  const author = await join('strapi-author', 'author');
  const foreign = await admin.createArticle({ title: 'Foreign', slug: 'foreign' });
  const file = await admin.upload('of-the-library.png', { alternativeText: 'A dot' }, PNG);
  const publishAt = new Date(Date.now() - 1000).toISOString();

  const own = await author.create(ARTICLE, {
    title: 'Own',
    slug: 'own',
    cover: file.id,
    publishAt,
  });
  await author.update(ARTICLE, own.documentId, { title: 'Own, changed', publishAt });
  const stored = await admin.get(ARTICLE, own.documentId);
  expect(stored).toMatchObject({ title: 'Own, changed', cover: { id: file.id }, publishAt: null });

  await expectRefused(author.publish(ARTICLE, own.documentId));
  await expectRefused(author.remove(ARTICLE, own.documentId));
  await expectRefused(author.get(ARTICLE, foreign.documentId));
  const previewOf = ({ documentId }: { documentId: string }) =>
    author.request(
      'GET',
      `/content-manager/preview/url/${ARTICLE}?documentId=${documentId}&status=draft`,
    );
  expect(await previewOf(own)).toMatchObject({
    data: { url: expect.stringContaining('/api/preview?token=') },
  });
  expect(await previewOf(foreign)).not.toMatchObject({ data: { url: expect.anything() } });
  await expectRefused(author.update(ARTICLE, foreign.documentId, { title: 'x' }));
  const copyOf = ({ documentId }: { documentId: string }, slug: string) =>
    author.request('POST', `/content-manager/collection-types/${ARTICLE}/clone/${documentId}`, {
      ...{ title: 'A copy', slug },
    });
  await expectRefused(copyOf(foreign, 'copy-of-foreign'));
  const copy = await copyOf(own, 'copy-of-own');
  expect(copy).toMatchObject({ data: { title: 'A copy' } });
  await admin.remove(ARTICLE, String(entryOf(entryOf(copy).data).documentId));
  expect((await author.list(ARTICLE)).results.map(({ slug }) => slug)).toEqual(['own-changed']);
  for (const uid of [MENU, SETTING, TEAM, QUOTE]) await expectRefused(author.list(uid));
  await expectRefused(author.updateMedia(file.id, { alternativeText: 'x' }));
});

const MARKDOWN = 'shared.rich-text-markdown-wrapper';
const checkEntry = (documentId: string) =>
  admin.request('GET', `/entry-check/${ARTICLE}/${documentId}`);

test('an image in a Markdown text needs an alternative text to be published, and the check of its draft says so before', async () => {
  const blocks = [
    { __component: MARKDOWN, body: 'Words' },
    {
      __component: MARKDOWN,
      body: '![A chart](/uploads/told.png)\n\n```\n![](/uploads/code.png)\n```\n\n![ ](/uploads/pasted_1a2b.png)',
    },
  ];
  const { documentId } = await admin.create(ARTICLE, { title: 'Pasted', slug: 'pasted', blocks });
  const refusal = await admin.publish(ARTICLE, documentId).catch(String);
  expect(refusal).toMatch(/ 400 .*“pasted_1a2b\.png” \(Text\) has no alternative text/);
  expect(refusal).not.toMatch(/told\.png|code\.png/);
  expect(refusal).toContain('"path":["blocks",1,"body"]');
  expect(await checkEntry(documentId)).toEqual({
    isPublished: false,
    leadingHere: [],
    loss: '',
    refusals: [{ place: '2nd block, Text', message: expect.stringContaining('“pasted_1a2b.png”') }],
  });
  await admin.update(ARTICLE, documentId, { blocks: blocks.slice(0, 1) });
  await admin.publish(ARTICLE, documentId);
  expect(await checkEntry(documentId)).toMatchObject({ isPublished: true, refusals: [] });
});

test('the note of an image that could not be pasted is not published', async () => {
  const body = 'Words\n\n*(An image was here. Insert it with the image button.)*';
  const blocks = [{ __component: MARKDOWN, body }];
  const { documentId } = await admin.create(ARTICLE, { title: 'Pasted', blocks });
  await expect(admin.publish(ARTICLE, documentId)).rejects.toThrow(
    /: 400 .*“Text” has the note “\(An image was here\.\.\.\)”.*"path":\["blocks",0,"body"\]/,
  );
  const written = [{ __component: MARKDOWN, body: 'Words' }];
  await admin.update(ARTICLE, documentId, { blocks: written });
  await admin.publish(ARTICLE, documentId);
});

test('an HTML image needs an alternative text as well, unless it says that it is decoration', async () => {
  const html = 'shared.html-markdown-wrapper';
  const body = [
    '<!-- <img src="/uploads/comment.png"> --><IMG src=/uploads/told.png title="a > b" alt=Told>',
    '<img src="/uploads/line.png" alt=""><img title="alt=x" src="/uploads/silent.png">',
    // The site leaves it out.
    '<img src="https://other.example/foreign.png">',
  ].join('');
  const markdown = 'Text <img src="/uploads/inline.png" alt="">\n\n`<img src="/uploads/code.png">`';
  const { documentId } = await admin.create(ARTICLE, {
    ...{ title: 'HTML', slug: 'html-images' },
    blocks: [
      { __component: html, body },
      { __component: MARKDOWN, body: markdown },
    ],
  });
  const refusal = await admin.publish(ARTICLE, documentId).catch(String);
  expect(refusal).toMatch(/“silent\.png” \(HTML\) has no alternative text/);
  expect(refusal).toContain('“inline.png” (Text)');
  expect(refusal).not.toMatch(/comment\.png|told\.png|“line\.png|foreign\.png|code\.png/);
  expect(await checkEntry(documentId)).toMatchObject({
    refusals: [{ place: '1st block, HTML' }, { place: '2nd block, Text' }],
  });
});

test('the check of a draft names each required field that is empty', async () => {
  const { documentId } = await admin.create(ARTICLE, {
    title: 'Half done',
    blocks: [
      { __component: MARKDOWN, body: 'Words' },
      { __component: 'shared.action-btn-wrapper' },
    ],
  });
  await expect(admin.publish(ARTICLE, documentId)).rejects.toThrow(/ 400 /);
  const message = 'It is required, and empty.';
  expect(await checkEntry(documentId)).toMatchObject({
    refusals: [
      { place: '2nd block, Label', message },
      { place: '2nd block, Link', message },
    ],
  });
});

test('spaces are no title: nothing is published with them, nor saved where there are no drafts', async () => {
  const PROFILE = 'api::company-profile.company-profile';
  for (const brand of ['', '  ']) {
    await admin.updateSingle(PROFILE, { brand });
    await expect(admin.publishSingle(PROFILE)).rejects.toThrow(
      /: 400 .*Required, and empty: “Name of the organization”.*"path":\["brand"\]/,
    );
  }
  await admin.updateSingle(PROFILE, { brand: 'Nyuzi' });
  await admin.publishSingle(PROFILE);
  const question = await admin.create('api::qna.qna', { title: 'How long?', description: ' ' });
  await expect(admin.publishAll('api::qna.qna', [question.documentId])).rejects.toThrow(
    /“How long\?”: Required, and empty: “Answer”/,
  );
  await expect(admin.create(MENU, { name: ' ' })).rejects.toThrow(
    /: 400 .*“Label” is required, and empty.*"path":\["name"\]/,
  );
});

test('a vacancy whose text has an image without an alternative text is not published', async () => {
  const vacancy = await admin.create('api::vacancy.vacancy', {
    title: 'Consultant',
    slug: 'consultant-of-images',
    summary: 'S',
    description: '![](/uploads/office.png)',
  });
  const published = admin.publish('api::vacancy.vacancy', vacancy.documentId);
  await expect(published).rejects.toThrow(/“office\.png”/);
});

test('what leads to an article is named before it is unpublished, also where a text has its address', async () => {
  const { documentId } = await admin.createArticle({ title: 'Led to', slug: 'led-to' });
  await admin.create(MENU, { name: 'Opens it', slug: 'opens-it', article: documentId });
  const body = 'Read [this](/about/led-to), not [that](/post/led-to-nothing).';
  const other = { title: 'Links', slug: 'links-to-it', blocks: [{ __component: MARKDOWN, body }] };
  await admin.createArticle(other);
  const near = { ...other, slug: 'links-elsewhere', blocks: [] };
  await admin.createArticle({ ...near, title: 'Near', description: 'At /post/led-to-nothing' });
  await admin.create(ARTICLE, { ...other, title: 'A draft', slug: 'draft-links-to-it' });
  const led = await checkEntry(documentId);
  expect(led).toMatchObject({ isPublished: true });
  expect(Object(led).leadingHere.toSorted()).toEqual(['“Links” (Article)', '“Opens it” (Menu)']);
});

test('the service pages whose contact somebody is are named before that person is deleted', async () => {
  const TEAM = 'api::team.team';
  const { documentId } = await admin.create(TEAM, { name: 'Neema' });
  await admin.publish(TEAM, documentId);
  const page = { title: 'Payroll of Neema', slug: 'payroll-of-neema', lead: documentId };
  const service = await admin.create('api::service-page.service-page', page);
  await admin.publish('api::service-page.service-page', service.documentId);
  expect(await admin.request('GET', `/entry-check/${TEAM}/${documentId}`)).toMatchObject({
    leadingHere: ['“Payroll of Neema” (Service page)'],
  });
});

test('before a setting that every page shows is deleted, its editor reads what will be missing', async () => {
  const lossOf = async (key: string) => {
    const { documentId } = await admin.create(SETTING, { key, value: null });
    const check = await admin.request('GET', `/entry-check/${SETTING}/${documentId}`);
    await admin.remove(SETTING, documentId);
    return entryOf(check).loss;
  };
  expect(await lossOf('company_time')).toBe(
    'Without it the opening hours are missing at the top of every page.',
  );
  expect(await lossOf('company_email')).toBe(
    'Without it the e-mail address is missing at the top of every page.',
  );
  expect(await lossOf('office_map')).toBe('');
});

test('before the office in the footer is deleted, its editor reads that another one takes its place', async () => {
  const OFFICE = 'api::company-address.company-address';
  const office = { label: 'Head', address: 'Street 1', isDefault: true };
  const { documentId } = await admin.create(OFFICE, office);
  const lossOf = async () =>
    entryOf(await admin.request('GET', `/entry-check/${OFFICE}/${documentId}`)).loss;
  expect(await lossOf()).toContain('The first of the others will be there instead');
  await admin.update(OFFICE, documentId, { isDefault: false });
  expect(await lossOf()).toBe('');
  await admin.remove(OFFICE, documentId);
});

test('an image of an article needs an alternative text to be published, and the sentence names it', async () => {
  const silent = await admin.upload('silent.png', {}, PNG);
  const blank = await admin.upload('blank.png', { alternativeText: '  ' }, PNG);
  const spoken = await admin.upload('spoken.png', { alternativeText: 'A dot' }, PNG);
  const article = await admin.create(ARTICLE, {
    title: 'Images',
    slug: 'images',
    cover: silent.id,
    seo: { shareImage: spoken.id },
    blocks: [
      { __component: 'shared.rich-text-markdown-wrapper', body: 'Words' },
      {
        __component: 'shared.stack-images',
        files: [{ file: spoken.id }, { name: 'Second', file: blank.id }, { file: silent.id }],
      },
    ],
  });
  const findPublished = async () => (await cms.get('articles?filters[slug]=images')).body.data;

  const refusal = await admin.publish(ARTICLE, article.documentId).catch(String);
  expect(refusal).toMatch(/ 400 .*ValidationError/);
  expect(refusal).toContain(
    '"message":"These images have no alternative text: “silent.png”, “blank.png”. Open the image with the pencil, and say in one sentence what it shows."',
  );
  expect(refusal).toMatch(/“silent\.png” \(Cover image\) has no alternative text/);
  expect(refusal).not.toContain('“spoken.png”');
  expect(refusal).toContain('"path":["blocks",1,"files",1,"file"]');
  expect(await findPublished()).toEqual([]);

  await admin.updateMedia(silent.id, { alternativeText: 'A silent dot' });
  await admin.updateMedia(blank.id, { alternativeText: 'A second dot' });
  await admin.publish(ARTICLE, article.documentId);
  expect(await findPublished()).toHaveLength(1);
});

test('what has no draft is refused when it is saved; icons, logos and PDFs need no text', async () => {
  const silent = await admin.upload('portrait.png', {}, PNG);
  const withCover = { type: 'notes', label: 'Notes', cover: silent.id };
  await expect(admin.create(ARTICLE_TYPE, withCover)).rejects.toThrow(
    /“portrait\.png” \(Cover image\)/,
  );
  expect(await admin.find(ARTICLE_TYPE, 'label', 'Notes')).toBeNull();
  const type = await admin.create(ARTICLE_TYPE, { ...withCover, cover: null });
  await expectRefused(admin.update(ARTICLE_TYPE, type.documentId, { cover: silent.id }), 400);
  expect((await admin.get(ARTICLE_TYPE, type.documentId)).cover).toBeNull();

  const member = await admin.create(TEAM, { name: 'Neema', profile: silent.id });
  const refused = admin.publish(TEAM, member.documentId);
  await expect(refused).rejects.toThrow(/“portrait\.png” \(Portrait\)/);

  await admin.create('api::service.service', {
    type: 'core',
    details: [{ title: 'ERP', icon: silent.id }],
  });
  const logo = await admin.create(SETTING, { key: 'company_logo', singleMedia: silent.id });
  const { authLogo } = entryOf(entryOf(await admin.request('GET', '/admin/init')).data);
  expect(authLogo, 'the login shows it').toMatch(/\/uploads\/portrait/);
  await admin.remove(SETTING, logo.documentId);
  const pdf = await admin.upload('terms.pdf', {}, '%PDF-1.4\n%%EOF\n');
  const article = await admin.create(ARTICLE, {
    title: 'Terms',
    slug: 'terms',
    blocks: [{ __component: 'shared.media-wrapper', title: 'Terms', file: pdf.id }],
  });
  await admin.publish(ARTICLE, article.documentId);
});

test('search engine texts that would be cut off everywhere are refused', async () => {
  const withTitle = (length: number): Fields => ({
    title: 'Long',
    slug: `title-of-${length}`,
    seo: { metaTitle: 'x'.repeat(length) },
  });
  await expect(admin.create(ARTICLE, withTitle(121))).rejects.toThrow(/ 400 .*metaTitle/);
  await admin.create(ARTICLE, withTitle(120));
});

test('a text that is too long is refused by the label of its field, and says by how much', async () => {
  const blocks = [{ __component: 'shared.slider-wrapper', title: 'x'.repeat(256), files: [] }];
  const tooLong = admin.create(ARTICLE, { title: 'Short', blocks });
  const said = '“1st block, Heading” takes 255 characters at most, and this has 256.';
  await expect(tooLong).rejects.toThrow(said);
});

test('the admin has an icon, and says that nobody gets a mail to reset a password', async () => {
  const icon = await fetch(`${cms.url}/favicon.ico`);
  expect([icon.status, icon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  expect((await icon.arrayBuffer()).byteLength).toBeGreaterThan(100);
  for (const path of [
    '/admin/forgot-password',
    '/ADMIN/forgot-Password',
    '/admin/forgot-password/',
  ]) {
    const reset = await fetch(cms.url + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: cms.adminEmail }),
    });
    expect(reset.status, path).toBe(400);
    expect(await reset.text()).toMatch(
      /cannot be reset by e-mail\. Ask your administrator: .* set a new password/,
    );
  }
});

test('a status is saved with a form that was loaded before the service wrote', async () => {
  const { body } = await cms.send('POST', 'quote-requests', {
    data: {
      ...{ name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Please call me' },
      source: { page: '/services', utm: { utm_source: 'letter' } },
    },
  });
  const documentId = String(entryOf(body.data).documentId);
  const form = await admin.get(QUOTE, documentId);
  expect(form.source).toMatchObject({ page: '/services' });
  expect(form.notifyNextAt).toEqual(expect.any(String));
  const data = { documentId, outcome: 'sent' };
  expect((await cms.send('POST', 'submissions/notified', { data })).body.data).toEqual({
    settled: 1,
  });
  await admin.update(QUOTE, documentId, { ...form, stage: 'won' });
  const { source, message } = form;
  expect(await admin.get(QUOTE, documentId)).toMatchObject({
    ...{ source, message, stage: 'won', notifyNextAt: null },
    notifiedAt: expect.any(String),
  });
  const changed = admin.update(QUOTE, documentId, { ...form, message: 'Do not' });
  await expect(changed).rejects.toThrow(/A visitor wrote this.*"path":\["message"\]/);
  for (const written of [{ notes: 'Signed' }, { owner: 'Bobby' }]) {
    const saved = admin.update(QUOTE, documentId, { ...form, revision: undefined, ...written });
    await expect(saved).rejects.toThrow(/ 400 .*Open it in Leads/);
  }
  const editor = await join('strapi-editor', 'notes');
  await editor.update(QUOTE, documentId, { notes: 'Signed', owner: 'Bobby' });
  expect(await admin.get(QUOTE, documentId)).toMatchObject({ notes: null, owner: null });
  expect(await editor.get(QUOTE, documentId)).not.toHaveProperty('notes');
});

test('files that were chosen together become entries of a slider, after those that are there', async () => {
  const files = [];
  for (const name of ['a.png', 'b.png', 'c.png']) {
    files.push(await admin.upload(name, { alternativeText: name }, PNG));
  }
  const [first, ...newFiles] = files;
  const block = {
    __component: 'shared.slider-wrapper',
    files: [{ name: 'First', file: first?.id }],
  };
  const blocks = [{ ...block, newFiles }];
  const { documentId } = await admin.create(ARTICLE, { title: 'Slides', blocks });
  const populate = 'populate[blocks][on][shared.slider-wrapper][populate][files][populate]=*';
  await admin.publish(ARTICLE, documentId);
  const [slider] = entriesOf(firstOf(await cms.get(`articles?sort=id:desc&${populate}`)).blocks);
  expect(entriesOf(slider?.files)).toMatchObject([
    { name: 'First', rowName: 'First', file: { name: 'a.png' } },
    { name: null, rowName: 'b.png', file: { name: 'b.png' } },
    { name: null, rowName: 'c.png', file: { name: 'c.png' } },
  ]);
});

test.for([' ', '🚢'])(
  'a row of a slider is named by the beginning of a long alternative text: “%s” where it is cut',
  async (letter) => {
    const start = 'x'.repeat(254);
    const file = await admin.upload('d.png', { alternativeText: `${start}${letter}y` }, PNG);
    const blocks = [{ __component: 'shared.slider-wrapper', files: [{ file: file.id }] }];
    const { documentId } = await admin.create(ARTICLE, { title: 'Long text', blocks });
    const stored = await admin.get(ARTICLE, documentId);
    const [row] = entriesOf(entriesOf(stored.blocks)[0]?.files);
    expect(row?.rowName).toBe(start);
    await admin.remove(ARTICLE, documentId);
  },
);

test('a price that ends below its beginning is refused at its field, also where one end alone is changed', async () => {
  const uid = 'api::service-page.service-page';
  const { documentId } = await admin.create(uid, {
    title: 'Priced',
    priceFrom: 100,
    priceTo: 5_000,
  });
  for (const price of [{ priceTo: 99 }, { priceFrom: 5_001 }, { priceFrom: 2, priceTo: 1 }]) {
    await expectRefused(admin.update(uid, documentId, price), 400);
  }
  await admin.update(uid, documentId, { priceFrom: 5_000 });
  await admin.update(uid, documentId, { priceFrom: null, priceTo: 1 });
});

test.each([
  ['api::vacancy.vacancy', { country: 'tz' }, { country: 'TZ' }, 'two capital letters'],
  ['api::service-page.service-page', { currency: 'usd' }, { currency: 'USD' }, 'three capital'],
  ['api::service-page.service-page', { priceTo: 5000.5 }, { priceTo: 5000 }, 'a whole number'],
])('what %s takes is said with an example: %o', async (uid, wrong, right, words) => {
  await expect(admin.create(uid, { title: 'Formats', ...wrong })).rejects.toThrow(words);
  const { documentId } = await admin.create(uid, { title: 'Formats', ...right });
  await admin.remove(uid, documentId);
});

test('what a colour looks like is said with an example', async () => {
  const PROFILE = 'api::company-profile.company-profile';
  await expect(admin.updateSingle(PROFILE, { accentColor: 'green' })).rejects.toThrow('#0a7d4b');
  await admin.updateSingle(PROFILE, { accentColor: '#0A7d4b' });
});

test('what copied words have invisible in them is in no address, no e-mail address and no title', async () => {
  const [space, shy, embedding, end] = ['\u200b', '\u00ad', '\u202a', '\u202c'];
  const detail = { name: `Plan${space}`, link: `${space}/contact` };
  const article = await admin.create(ARTICLE, {
    title: `Go${shy}-live ${embedding}today${end}`,
    description: `It is as${shy}typed`,
    button_link: `/contact${space}`,
    blocks: [{ __component: 'shared.action-btn-wrapper', ...detail }],
  });
  expect(await admin.get(ARTICLE, article.documentId)).toMatchObject({
    title: 'Go-live today',
    description: `It is as${shy}typed`,
    button_link: '/contact',
    blocks: [{ name: 'Plan', link: '/contact' }],
  });
  const value = `${space}info@example.com`;
  const setting = await admin.create(SETTING, { key: 'social_account_mail', value });
  expect(await admin.get(SETTING, setting.documentId)).toMatchObject({ value: 'info@example.com' });
  await admin.update(SETTING, setting.documentId, { value: `new@example.com${space}` });
  expect(await admin.get(SETTING, setting.documentId)).toMatchObject({ value: 'new@example.com' });
  const redirect = { from: `/flyer${space}`, to: `/contact${space}` };
  const { documentId } = await admin.create('api::redirect.redirect', redirect);
  const stored = await admin.get('api::redirect.redirect', documentId);
  expect(stored).toMatchObject({ from: '/flyer', to: '/contact' });
  await admin.remove('api::redirect.redirect', documentId);
  await admin.remove(SETTING, setting.documentId);
  await admin.remove(ARTICLE, article.documentId);
});
