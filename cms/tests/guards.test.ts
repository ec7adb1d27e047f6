import { expect, test } from 'vitest';
import { PNG } from '../../tests/support/png';
import { createEditor } from '../scripts/editor.mjs';
import { entriesOf, entryOf, firstOf } from './support/client';
import { SHARED_SITE_URL, sharedCms } from './support/cms';
import { joinStaff, joinWithFields } from './support/staff';

const ARTICLE = 'api::article.article';
const ADDRESS = 'api::company-address.company-address';
const CATEGORY = 'api::category.category';
const MENU = 'api::menu.menu';
const QNA = 'api::qna.qna';
const SETTING = 'api::global-entity.global-entity';
const SERVICE_PAGE = 'api::service-page.service-page';
const TEAM = 'api::team.team';
const TYPE = 'api::article-type.article-type';
const VACANCY = 'api::vacancy.vacancy';

const cms = await sharedCms();
const editor = await createEditor(cms);

const connect = ({ documentId }: { documentId: string }) => ({ connect: [{ documentId }] });

test.for([MENU, CATEGORY])('a circle in %s is refused at the field', async (uid) => {
  const top = await editor.create(uid, { name: 'Solutions' });
  const below = await editor.create(uid, { name: 'ERP', parent: connect(top) });
  const deeper = await editor.create(uid, { name: 'Payroll', parent: connect(below) });
  await expect(editor.update(uid, top.documentId, { parent: connect(deeper) })).rejects.toThrow(
    /“Payroll” is below “Solutions” already.*"path":\["parent"\]/,
  );
  await expect(editor.update(uid, top.documentId, { parent: connect(top) })).rejects.toThrow(
    /cannot be its own parent/,
  );
  expect((await editor.update(uid, top.documentId, { name: 'Our solutions' })).name).toBe(
    'Our solutions',
  );
});

test('a fifth level of the menu is refused, also for what is moved with its entries below', async () => {
  const levels = [await editor.create(MENU, { name: 'Level 1' })];
  for (const level of [2, 3, 4]) {
    const [parent] = levels.slice(-1);
    if (!parent) throw new Error('There is no parent');
    levels.push(await editor.create(MENU, { name: `Level ${level}`, parent: connect(parent) }));
  }
  const [top, , , last] = levels;
  if (!top || !last) throw new Error('There are too few levels');
  const fifth = editor.create(MENU, { name: 'Fifth', parent: connect(last) });
  await expect(fifth).rejects.toThrow(/4 levels.*level 5.*"path":\["parent"\]/);
  const other = await editor.create(MENU, { name: 'Other' });
  await expect(editor.update(MENU, top.documentId, { parent: connect(other) })).rejects.toThrow(
    /level 5/,
  );
});

test('the menu is moved as a tree: in order, with what is below, by the rules of the form', async () => {
  const root = await editor.create(MENU, { name: 'Root' });
  const add = (name: string, order: number) =>
    editor.create(MENU, { name, order, parent: connect(root) });
  const [a, b, c] = [await add('A', 1), await add('B', 2), await add('C', 3)];
  const move = (entry: string, parent: string | null, before: string | null = null) =>
    editor.request('POST', '/menu-tree', { moves: [{ entry, parent, before }] });
  const below = async (parent: string) => {
    const { entries } = entryOf(await editor.request('GET', '/menu-tree'));
    return entriesOf(entries).flatMap((each) => (each.parent === parent ? [each.name] : []));
  };
  await move(c.documentId, root.documentId, a.documentId);
  expect(await below(root.documentId)).toEqual(['C', 'A', 'B']);
  const moves = [b, a].map(({ documentId: entry }) => {
    return { entry, parent: root.documentId, before: c.documentId };
  });
  await editor.request('POST', '/menu-tree', { moves });
  expect(await below(root.documentId)).toEqual(['B', 'A', 'C']);
  await move(c.documentId, root.documentId, a.documentId);
  await move(b.documentId, a.documentId);
  expect(await below(root.documentId)).toEqual(['C', 'A']);
  expect(await below(a.documentId)).toEqual(['B']);
  await expect(move(a.documentId, b.documentId)).rejects.toThrow(/below “A” already/);
  await expect(move(root.documentId, root.documentId)).rejects.toThrow(/own parent/);
  await expect(move(c.documentId, root.documentId, b.documentId)).rejects.toThrow(/has changed/);
});

test('who has not seen that a colleague moved an entry moves it nowhere', async () => {
  const create = async (name: string) => (await editor.create(MENU, { name })).documentId;
  const [entry, here, there] = [
    await create('Moved by two'),
    await create('Here'),
    await create('There'),
  ];
  const move = (from: string | null, parent: string) =>
    editor.request('POST', '/menu-tree', { moves: [{ entry, from, parent, before: null }] });
  await move(null, here);
  await expect(move(null, there)).rejects.toThrow(/ 400 .*has changed meanwhile/);
  // Where it is now, it is moved from.
  await move(here, there);
  for (const documentId of [entry, here, there]) await editor.remove(MENU, documentId);
});

test('the list of blogs, which the site puts into the menu itself, is not moved, nor anything below it', async () => {
  const blogs = await editor.create(MENU, { name: 'Blogs', slug: 'blogs' });
  const other = await editor.create(MENU, { name: 'Other than blogs' });
  const move = (entry: string, parent: string | null) =>
    editor.request('POST', '/menu-tree', { moves: [{ entry, parent, before: null }] });
  await expect(move(blogs.documentId, null)).rejects.toThrow(/ 400 .*puts the list of blogs/);
  await expect(move(other.documentId, blogs.documentId)).rejects.toThrow(/ 400 .*list of blogs/);
  const { entries } = entryOf(await editor.request('GET', '/menu-tree'));
  const placed = entriesOf(entries).filter(({ isPlacedBySite }) => isPlacedBySite === true);
  expect(placed.map(({ id }) => id)).toEqual([blogs.documentId]);
  for (const { documentId } of [blogs, other]) await editor.remove(MENU, documentId);
});

test('the menu is moved by those only who may write both parent and position', async () => {
  const author = await joinStaff(cms, editor, 'strapi-author', 'Mosi');
  const rights = { subject: MENU, actions: ['read', 'update'], fields: ['name', 'order'] };
  const namer = await joinWithFields(cms, editor, 'Nia', rights);
  for (const path of ['/menu-tree', '/unsaved-menu-tree', '/unsaved-preview/menu-tree']) {
    for (const staff of [author, namer])
      await expect(staff.request('POST', path, { moves: [] })).rejects.toThrow(/ 403 /);
  }
  expect(await namer.request('GET', '/menu-tree')).toMatchObject({ mayMove: false });
  expect(await editor.request('GET', '/menu-tree')).toMatchObject({ mayMove: true });
});

test('an entry of the menu leads to an address, unless no browser should follow it', async () => {
  const plain = await editor.create(MENU, { name: 'Status', link: 'https://status.example.com' });
  expect(plain.link).toBe('https://status.example.com');
  for (const link of ['services', 'javascript:alert(1)', '//example.com']) {
    await expect(editor.update(MENU, plain.documentId, { link })).rejects.toThrow(
      /address on this site.*"path":\["link"\]/,
    );
  }
});

test('part of an address is made of the name; a capital and a space are refused', async () => {
  expect((await editor.create(MENU, { name: 'Payroll checks' })).slug).toBe('payroll-checks');
  for (const slug of ['Payroll-checks', 'payroll checks']) {
    await expect(editor.create(MENU, { name: 'x', slug })).rejects.toThrow(
      /“payroll-checks”.*"path":\["slug"\]/,
    );
  }
});

test.each([MENU, CATEGORY])('a name that no address can be made of needs one: %s', async (uid) => {
  for (const name of ['服务', 'አገልግሎት']) {
    await expect(editor.create(uid, { name })).rejects.toThrow(/small letters.*"path":\["slug"\]/);
  }
  expect((await editor.create(uid, { name: '服务', slug: 'services-cn' })).slug).toBe(
    'services-cn',
  );
});

test.for([TEAM, QNA, MENU])('an entry of %s without a position is the last', async (uid) => {
  const create = (fields: object) =>
    editor.create(uid, { name: 'N', title: 'T', description: 'D', ...fields });
  const first = await create({ order: 995 });
  expect((await create({})).order).toBe(1000);
  expect((await create({ order: null })).order).toBe(1010);
  await expect(editor.update(uid, first.documentId, { order: 1.5 })).rejects.toThrow(
    /whole number.*"path":\["order"\]/,
  );
  await editor.remove(uid, first.documentId);
});

test('a moment that has passed is refused at the field, an overdue plan can be corrected', async () => {
  const plan = (ms: number) => ({ publishAt: new Date(Date.now() + ms).toISOString() });
  await expect(editor.create(ARTICLE, { title: 'Today', ...plan(-60_000) })).rejects.toThrow(
    /has passed.*"path":\["publishAt"\]/,
  );
  const article = await editor.create(ARTICLE, { title: 'Tomorrow', ...plan(86_400_000) });
  const { publishAt } = article;
  await expect(editor.update(ARTICLE, article.documentId, plan(-1))).rejects.toThrow(/has passed/);
  const saved = await editor.update(ARTICLE, article.documentId, { title: 'Later', publishAt });
  expect(saved.publishAt).toBe(publishAt);
});

test('a file in a text or a link, as the admin gives its address, is stored without the host', async () => {
  const own = `![Desk](${cms.url}/uploads/desk.jpg) [Terms](http://localhost:${cms.port}/uploads/t.pdf)`;
  const foreign = '![x](https://other.example/uploads/x.jpg)';
  const article = await editor.createArticle({
    title: 'With an image',
    button_link: `${cms.url}/uploads/prices.pdf`,
    blocks: [
      { __component: 'shared.rich-text-markdown-wrapper', body: `${own} ${foreign}` },
      {
        __component: 'shared.html-markdown-wrapper',
        body: `<img src="${cms.url}/uploads/a.png" alt="A desk">`,
      },
      {
        __component: 'shared.action-btn-wrapper',
        ...{ name: 'Our prices', link: `${cms.url}/uploads/prices.pdf` },
      },
    ],
  });
  const read = firstOf(
    await cms.get(`articles?filters[slug]=${article.slug}&populate[blocks][populate]=*`),
  );
  expect(entriesOf(read.blocks).map(({ body, link }) => body ?? link)).toEqual([
    `![Desk](/uploads/desk.jpg) [Terms](/uploads/t.pdf) ${foreign}`,
    '<img src="/uploads/a.png" alt="A desk">',
    '/uploads/prices.pdf',
  ]);
  expect(read.button_link).toBe('/uploads/prices.pdf');
});

test('of two editors the second learns that the first has saved, and overwrites nothing', async () => {
  const colleague = await joinStaff(cms, editor, 'strapi-editor', 'asha');
  const { documentId } = await editor.create(ARTICLE, { title: 'Both', slug: 'both' });
  const [mine, theirs] = await Promise.all([
    editor.get(ARTICLE, documentId),
    colleague.get(ARTICLE, documentId),
  ]);
  await colleague.publish(ARTICLE, documentId, { ...formOf(theirs), description: 'Hers' });
  for (const write of [editor.update, editor.publish]) {
    await expect(write(ARTICLE, documentId, { ...formOf(mine), title: 'Mine' })).rejects.toThrow(
      /asha saved this entry .* ago/,
    );
  }
  const now = await editor.get(ARTICLE, documentId);
  expect(now).toMatchObject({ title: 'Both', description: 'Hers' });
  await editor.update(ARTICLE, documentId, { ...formOf(now), title: 'Mine' });
  // The own second window is no colleague, and the published entry shows no revision.
  await editor.update(ARTICLE, documentId, { ...formOf(now), title: 'Mine again' });
  expect(entryOf(firstOf(await cms.get('articles?filters[slug]=both')))).not.toHaveProperty(
    'revision',
  );
});

/** What the admin's form sends: the fields as they were loaded, without what Strapi adds. */
function formOf({ title, slug, description, revision }: Record<string, unknown>) {
  expect(revision).toEqual(expect.any(String));
  return { title, slug, description, revision };
}

test('a known key cannot be renamed, its own ones can', async () => {
  const known = await editor.create(SETTING, { key: 'home_page_video', value: 'x' });
  await expect(
    editor.update(SETTING, known.documentId, { key: 'home-page-video', value: 'x' }),
  ).rejects.toThrow(/by the key “home_page_video”.*"path":\["key"\]/);
  const own = await editor.create(SETTING, { key: 'social_account_x', value: 'x' });
  expect((await editor.update(SETTING, own.documentId, { key: 'social_account_y' })).key).toBe(
    'social_account_y',
  );
});

test('the collection of the posts keeps its key, and is not deleted while it has posts', async () => {
  const post = await editor.createArticle({ title: 'A post', slug: 'a-post' });
  const articles = connect(post);
  const blogs = await editor.create(TYPE, { type: 'blogs', label: 'News', articles });
  await expect(editor.update(TYPE, blogs.documentId, { type: 'news' })).rejects.toThrow(
    /by the key “blogs”.*"path":\["type"\]/,
  );
  const stories = { type: 'blogs', label: 'Stories' };
  expect((await editor.update(TYPE, blogs.documentId, stories)).label).toBe('Stories');
  await expect(editor.remove(TYPE, blogs.documentId)).rejects.toThrow(/ 400 .*are the blog/);
  await expect(editor.removeAll(TYPE, [blogs.documentId])).rejects.toThrow(/ 400 .*are the blog/);
  const other = await editor.create(TYPE, { type: 'answers', label: 'Answers', articles });
  await editor.update(TYPE, other.documentId, { type: 'solutions' });
  await editor.remove(TYPE, other.documentId);
  await editor.unpublishArticle(post.documentId);
  await editor.remove(TYPE, blogs.documentId);
  await editor.removeArticle(post.documentId);
});

test.for([
  ['company_email', 'info@nyuzi', 'info@nyuzi.example / sales@nyuzi.example', /no e-mail address/],
  ['company_phone', 'call us', '+255 22 000 0010', /no phone number/],
  ['site_locale', 'Swahili', 'sw-TZ', /en-TZ/],
  ['office_map', 'click', 'On click', /“on click”/],
  ['color_scheme', 'dark', 'light', /“light”/],
] as const)('the setting %s takes no %s', async ([key, wrong, right, sentence]) => {
  const setting = await editor.create(SETTING, { key });
  const write = (value: string) => editor.update(SETTING, setting.documentId, { key, value });
  await expect(write(wrong)).rejects.toThrow(/ 400 .*"path":\["value"\]/);
  await expect(write(wrong)).rejects.toThrow(sentence);
  expect((await write(right)).value).toBe(right);
  await write('');
  await editor.remove(SETTING, setting.documentId);
});

test.for([
  [ADDRESS, { email: 'mombasa at nyuzi.example' }, 'no e-mail address'],
  [ADDRESS, { phone: 'none' }, 'no phone number'],
  [ADDRESS, { latitude: 393.2 }, '-90 to 90'],
  [ADDRESS, { longitude: -181 }, '-180 to 180'],
  [VACANCY, { applyTo: 'jobs@nyuzi.example, me@nyuzi.example' }, 'one e-mail address'],
  [SERVICE_PAGE, { priceTo: 3_000_000_000 }, 'less than 2,147,483,648'],
  [TEAM, { order: -3_000_000_000 }, 'less than 2,147,483,648'],
  [TEAM, { order: '12%' }, 'Write a number and nothing else'],
  [ADDRESS, { latitude: '6 degrees south' }, 'Write a number and nothing else'],
] as const)('%s: what visitors could not use is refused, %o', async ([uid, wrong, sentence]) => {
  const entry = { label: 'Mombasa', address: 'Moi Avenue', title: 'A title', name: 'Neema' };
  const refusal = await editor.create(uid, { ...entry, ...wrong }).catch(String);
  expect(refusal).toContain(': 400 ');
  expect(refusal).toContain(sentence);
  expect(refusal).toContain(`"path":["${Object.keys(wrong)[0]}"]`);
});

test.for([MENU, CATEGORY])('%s: an address without a letter of it gets an example', async (uid) => {
  await expect(editor.create(uid, { name: 'Mbeya', slug: '日本' })).rejects.toThrow(
    /dashes only, such as “services”.*"path":\["slug"\]/,
  );
});

test('what was deleted after it was chosen in a form is spoken of in words', async () => {
  const file = await editor.upload('chosen.png', { alternativeText: 'A dot' }, PNG);
  const article = await editor.createArticle({ title: 'Chosen', slug: 'chosen' });
  await editor.removeMedia(file.id);
  await editor.removeArticle(article.documentId);
  await expect(editor.create(TEAM, { name: 'Neema', profile: file.id })).rejects.toThrow(
    / 400 .*"An image or a file of this form was deleted meanwhile\./,
  );
  const { documentId } = article;
  for (const link of [{ documentId }, { id: article.id, documentId }, { id: article.id }]) {
    await expect(editor.create(MENU, { name: 'M', article: { connect: [link] } })).rejects.toThrow(
      / 400 .*"An entry that this form links to was deleted meanwhile\./,
    );
  }
});

test('what is no number is refused in a part of an entry, too', async () => {
  const figures = [
    { value: 12, label: 'Years' },
    { value: '1,5', label: 'Tons' },
  ];
  await expect(
    editor.updateSingle('api::company-profile.company-profile', { brand: 'Nyuzi', figures }),
  ).rejects.toThrow(/Write a number and nothing else.*"path":\["figures\.1\.value"\]/);
});

test('what has no position is stored beside one of the greatest position', async () => {
  const order = 2_147_483_647;
  const last = await editor.create(TEAM, { name: 'Last', order });
  const next = await editor.create(TEAM, { name: 'Next' });
  expect(next.order).toBe(order);
  for (const { documentId } of [last, next]) await editor.remove(TEAM, documentId);
});

test('code in the field for short values is refused: the site would not read it', async () => {
  const key = 'embedded-css';
  const style = await editor.create(SETTING, { key, richText: 'p { color: red }' });
  await expect(editor.update(SETTING, style.documentId, { value: 'p {}' })).rejects.toThrow(
    /Long text or code.*"path":\["value"\]/,
  );
  await editor.remove(SETTING, style.documentId);
});

test('phone, e-mail and hours have one source, and one office is the default', async () => {
  const phone = await editor.create(SETTING, { key: 'company_phone', value: '+255 1' });
  const time = await editor.create(SETTING, { key: 'company_time', value: 'Mon: 8' });
  const office = { label: 'Dar', address: 'Street', isDefault: true };
  const first = await editor.create(ADDRESS, { ...office, phone: '+255 2', time: 'Mon: 9' });
  expect((await editor.get(SETTING, phone.documentId)).value).toBe('+255 2');
  await editor.update(ADDRESS, first.documentId, { phone: '+255 3' });
  expect((await editor.get(SETTING, phone.documentId)).value).toBe('+255 3');
  expect((await editor.get(SETTING, time.documentId)).value).toBe('Mon: 9');
  await editor.update(SETTING, phone.documentId, { value: '+255 4' });
  expect((await editor.get(ADDRESS, first.documentId)).phone).toBe('+255 4');
  // Whichever of the two is emptied.
  await editor.update(SETTING, phone.documentId, { value: '' });
  expect((await editor.get(ADDRESS, first.documentId)).phone).toBeNull();
  await editor.update(ADDRESS, first.documentId, { time: null });
  expect((await editor.get(SETTING, time.documentId)).value).toBeNull();
  await editor.update(ADDRESS, first.documentId, { phone: '+255 4', time: 'Mon: 9' });

  const second = await editor.create(ADDRESS, { ...office, label: 'Mombasa', phone: '+254 5' });
  expect((await editor.get(ADDRESS, first.documentId)).isDefault).toBe(false);
  // What the new head office has not, it leaves as it is.
  expect((await editor.get(SETTING, time.documentId)).value).toBe('Mon: 9');
  await editor.update(ADDRESS, first.documentId, { phone: '+255 6', time: null });
  expect((await editor.get(SETTING, phone.documentId)).value).toBe('+254 5');
  expect((await editor.get(SETTING, time.documentId)).value).toBe('Mon: 9');
  await editor.remove(ADDRESS, second.documentId);
  for (const { documentId } of [phone, time]) await editor.remove(SETTING, documentId);
});

test('staff see an entry on the site at its own address, once it is there', async () => {
  const addressOf = (uid: string, documentId: string) =>
    editor.request('GET', `/site-address/${uid}/${documentId}`);
  const { documentId } = await editor.create(ARTICLE, { title: 'See it' });
  expect(await addressOf(ARTICLE, documentId)).toEqual({ url: null });
  await editor.publish(ARTICLE, documentId);
  expect(await addressOf(ARTICLE, documentId)).toEqual({
    url: `${SHARED_SITE_URL}/post/see-it`,
  });
  expect(await addressOf(QNA, 'x')).toEqual({ url: `${SHARED_SITE_URL}/faq` });
  const pagesWith = async (q: string) =>
    entryOf(await editor.request('GET', `/site-pages?q=${encodeURIComponent(q)}`)).pages;
  expect(await pagesWith('See it')).toContainEqual({ title: 'See it', address: '/post/see-it' });
  expect(await pagesWith('faq')).toContainEqual({ title: 'FAQ', address: '/faq' });
  // No test of the shared service publishes a press kit; some do publish a vacancy.
  expect(await pagesWith('/press')).toEqual([]);
  for (const path of [`/site-address/${QNA}/x`, '/site-pages']) {
    expect((await fetch(cms.url + path)).status).toBe(401);
  }
  for (const uid of ['constructor', '__proto__', 'toString', 'api::none.none']) {
    for (const route of ['site-address', 'tab-preview', 'shared-preview', 'history', 'review']) {
      const answer = editor.request('GET', `/${route}/${uid}/x`);
      await expect(answer, `${route} of ${uid}`).rejects.toThrow(/: 404 /);
    }
    const preview = editor.request('POST', `/unsaved-preview/${uid}/create`, { values: {} });
    await expect(preview, uid).rejects.toThrow(/: 404 /);
  }
});

test('the color of the organization is one, and its year a number', async () => {
  const PROFILE = 'api::company-profile.company-profile';
  const green = { brand: 'B', accentColor: 'green' };
  await expect(editor.updateSingle(PROFILE, green)).rejects.toThrow(/ 400 .*hash and six digits/);
  await expect(editor.updateSingle(PROFILE, { founded: 99 })).rejects.toThrow(/ 400 .*four digits/);
  await editor.updateSingle(PROFILE, { brand: 'B', accentColor: '#0A7d4b', founded: 2008 });
  await editor.publishSingle(PROFILE);
  expect(entryOf((await cms.get('company-profile')).body.data)).toMatchObject({
    accentColor: '#0A7d4b',
    founded: 2008,
  });
});

test('the focal point of an image reaches the site', async () => {
  const file = await editor.upload('desk.png', { alternativeText: 'A desk' }, PNG);
  await editor.updateMedia(file.id, { focalPoint: { x: 20, y: 75 } });
  await editor.createArticle({ title: 'Focus', slug: 'focus', cover: file.id });
  const { cover } = firstOf(await cms.get('articles?filters[slug]=focus&populate[cover]=true'));
  expect(entryOf(cover).focalPoint).toEqual({ x: 20, y: 75 });
});
