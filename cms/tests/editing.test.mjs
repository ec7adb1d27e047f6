import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createEditor } from '../scripts/editor.mjs';
import { startCms } from './support.mjs';

const ARTICLE = 'api::article.article';
const TEAM = 'api::team.team';
const QUOTE = 'api::quote-request.quote-request';
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let cms;
let admin;
before(async () => {
  cms = await startCms({ env: { SEED_PACK: 'empty' } });
  admin = await createEditor(cms);
});
after(() => cms.remove());

/** A member of staff with a role, logged in. */
async function join(code, name) {
  const { data: roles } = await admin.request('GET', '/admin/roles');
  const email = `${name}@example.com`;
  const { data: user } = await admin.request('POST', '/admin/users', {
    email,
    firstname: name,
    roles: [roles.find((role) => role.code === code).id],
  });
  const password = 'Aa1-of-a-test';
  await admin.request('POST', '/admin/register', {
    registrationToken: user.registrationToken,
    userInfo: { firstname: name, password },
  });
  return createEditor({ ...cms, adminEmail: email, adminPassword: password });
}

const refused = (work, status = 403) => assert.rejects(work, new RegExp(`: ${status} `));

test('editors write every kind of content, read what visitors sent, and change neither it nor settings', async () => {
  const editor = await join('strapi-editor', 'editor');
  const { data } = await cms
    .send('POST', 'quote-requests', {
      data: { name: 'Asha', email: 'asha@example.com', service: 'ERP', message: 'Please call me' },
    })
    .then(({ body }) => body);

  const article = await editor.createArticle({ title: 'By an editor', slug: 'by-an-editor' });
  await editor.unpublishArticle(article.documentId);
  await editor.removeArticle(article.documentId);
  for (const [uid, fields] of [
    ['api::global-entity.global-entity', { key: 'company_phone', value: '1' }],
    ['api::menu.menu', { name: 'M', slug: 'm' }],
    ['api::qna.qna', { title: 'Q', description: 'A' }],
    [TEAM, { name: 'Neema' }],
  ]) {
    const entry = await editor.create(uid, fields);
    await editor.update(uid, entry.documentId, fields);
    await editor.remove(uid, entry.documentId);
  }
  await editor.updateSingle('api::company-profile.company-profile', { brand: 'Nyuzi' });
  await editor.updateSingle('api::about.about', { title: 'About' });
  await editor.publishSingle('api::about.about');

  const sent = await editor.get(QUOTE, data.documentId);
  assert.equal(sent.message, 'Please call me');
  assert.equal(sent.submissionKey, undefined);
  await refused(editor.update(QUOTE, data.documentId, { message: 'x' }));
  await refused(editor.remove(QUOTE, data.documentId));
  await refused(editor.create(QUOTE, { name: 'x' }));
  for (const target of ['/admin/users', '/admin/webhooks', '/admin/api-tokens', '/admin/roles'])
    await refused(editor.request('GET', target));
  await refused(
    editor.request('PUT', `/content-manager/content-types/${ARTICLE}/configuration`, {}),
  );
  await refused(editor.request('PUT', '/upload/settings', {}));
});

test('authors write their own articles, see no others, and publish nothing, not even by a date', async () => {
  const author = await join('strapi-author', 'author');
  const foreign = await admin.createArticle({ title: 'Foreign', slug: 'foreign' });
  const file = await admin.upload('of-the-library.png', { alternativeText: 'A dot' }, PNG);

  const own = await author.create(ARTICLE, {
    title: 'Own',
    slug: 'own',
    cover: file.id,
    publishAt: new Date(Date.now() - 1000).toISOString(),
  });
  await author.update(ARTICLE, own.documentId, {
    title: 'Own, changed',
    publishAt: new Date(Date.now() - 1000).toISOString(),
  });
  const stored = await admin.get(ARTICLE, own.documentId);
  assert.equal(stored.title, 'Own, changed');
  assert.equal(stored.cover.id, file.id);
  assert.equal(stored.publishAt, null);

  await refused(author.publish(ARTICLE, own.documentId));
  await refused(author.remove(ARTICLE, own.documentId));
  await refused(author.get(ARTICLE, foreign.documentId));
  const previewOf = async ({ documentId }) =>
    (
      await author.request(
        'GET',
        `/content-manager/preview/url/${ARTICLE}?documentId=${documentId}&status=draft`,
      )
    )?.data?.url;
  assert.match(await previewOf(own), /\/api\/preview\?pass=/);
  assert.equal(await previewOf(foreign), undefined);
  await refused(author.update(ARTICLE, foreign.documentId, { title: 'x' }));
  assert.deepEqual(
    (await author.list(ARTICLE)).results.map(({ slug }) => slug),
    ['own'],
  );
  for (const uid of ['api::menu.menu', 'api::global-entity.global-entity', TEAM, QUOTE])
    await refused(author.list(uid));
  await refused(author.updateMedia(file.id, { alternativeText: 'x' }));
});

test('a picture of an article needs an alternative text to be published, and the sentence names it', async () => {
  const silent = await admin.upload('silent.png', {}, PNG);
  const blank = await admin.upload('blank.png', { alternativeText: '  ' }, PNG);
  const spoken = await admin.upload('spoken.png', { alternativeText: 'A dot' }, PNG);
  const article = await admin.create(ARTICLE, {
    title: 'Pictures',
    slug: 'pictures',
    cover: silent.id,
    seo: { shareImage: spoken.id },
    blocks: [
      { __component: 'shared.rich-text-markdown-wrapper', body: 'Words' },
      {
        __component: 'shared.stack-images',
        files: [{ file: spoken.id }, { name: 'Second', file: blank.id }],
      },
    ],
  });

  await assert.rejects(admin.publish(ARTICLE, article.documentId), (error) => {
    assert.match(error.message, / 400 .*ValidationError/);
    assert.match(error.message, /“silent\.png” \(Cover picture\) has no alternative text/);
    assert.match(error.message, /“blank\.png”/);
    assert.doesNotMatch(error.message, /“spoken\.png”/);
    assert.match(error.message, /"path":\["blocks",1,"files",1,"file"\]/);
    return true;
  });
  assert.deepEqual((await cms.get('articles?filters[slug]=pictures')).body.data, []);

  await admin.updateMedia(silent.id, { alternativeText: 'A silent dot' });
  await admin.updateMedia(blank.id, { alternativeText: 'A second dot' });
  await admin.publish(ARTICLE, article.documentId);
  assert.equal((await cms.get('articles?filters[slug]=pictures')).body.data.length, 1);
});

test('what has no draft is refused when it is saved; icons, logos and PDFs need no text', async () => {
  const silent = await admin.upload('portrait.png', {}, PNG);
  await assert.rejects(
    admin.create(TEAM, { name: 'Neema', profile: silent.id }),
    /“portrait\.png” \(Portrait\)/,
  );
  assert.equal((await admin.list(TEAM)).pagination.total, 0);
  const member = await admin.create(TEAM, { name: 'Neema' });
  await assert.rejects(admin.update(TEAM, member.documentId, { profile: silent.id }), / 400 /);
  assert.equal((await admin.get(TEAM, member.documentId)).profile, null);

  await admin.create('api::service.service', {
    type: 'core',
    details: [{ title: 'ERP', icon: silent.id }],
  });
  await admin.create('api::global-entity.global-entity', {
    key: 'company_logo',
    singleMedia: silent.id,
  });
  const pdf = await admin.upload('terms.pdf', {}, Buffer.from('%PDF-1.4\n%%EOF\n'));
  const article = await admin.create(ARTICLE, {
    title: 'Terms',
    slug: 'terms',
    blocks: [{ __component: 'shared.media-wrapper', title: 'Terms', file: pdf.id }],
  });
  await admin.publish(ARTICLE, article.documentId);
});

test('search engine texts that would be cut off everywhere are refused', async () => {
  await assert.rejects(
    admin.create(ARTICLE, { title: 'Long', slug: 'long', seo: { metaTitle: 'x'.repeat(121) } }),
    / 400 .*metaTitle/,
  );
  await admin.create(ARTICLE, { title: 'Fits', slug: 'fits', seo: { metaTitle: 'x'.repeat(120) } });
});
