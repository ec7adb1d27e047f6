import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { bootCms } from '../scripts/boot.mjs';
import { createEditor } from '../scripts/editor.mjs';
import { ensureSecrets } from '../scripts/secrets.mjs';
import { createClient, startCms, startReceiver } from './support.mjs';

const firstOf = ({ body }) => body.data[0];

for (const pack of ['consultancy', 'logistics']) {
  test(`the first boot fills the service with the ${pack} pack`, async (t) => {
    const cms = await startCms({ env: { SEED_PACK: pack } });
    t.after(cms.remove);

    const profile = await cms.get(
      'company-profile?populate[badges]=true&populate[memberships][populate]=*',
    );
    assert.equal(profile.status, 200);
    assert.equal(profile.body.data.memberships.length, 9);
    assert.ok(profile.body.data.badges.every(({ text }) => text !== ''));

    const blogs = firstOf(
      await cms.get(
        'article-types?filters[type]=blogs&populate[articles][populate]=*&populate[cover]=true&pagination[pageSize]=25',
      ),
    );
    assert.ok(blogs.articles.length >= 3);
    const [blog] = blogs.articles;
    assert.ok(blog.cover.alternativeText);
    assert.equal((await fetch(cms.url + blog.cover.url)).status, 200);
    assert.ok(Date.parse(blog.createdAt) < Date.parse(blog.publishedAt) - 60_000);

    const article = firstOf(
      await cms.get(`articles?filters[slug][$eq]=${blog.slug}&${ARTICLE_QUERY}`),
    );
    assert.ok(article.blocks.length > 0);

    for (const type of ['core', 'main']) {
      const service = firstOf(
        await cms.get(`services?populate[details][populate]=*&filters[type]=${type}`),
      );
      assert.ok(service.details.length > 0);
      assert.ok(service.details[0].icon.url);
    }
    const menus = await cms.get(`menus?${MENU_QUERY}`);
    assert.ok(menus.body.data.length > 0);
    const orders = menus.body.data.map(({ order }) => order);
    assert.deepEqual(
      orders,
      [...orders].sort((a, b) => a - b),
    );

    const about = await cms.get('about?populate[featuredMedia]=true&populate[blocks][populate]=*');
    assert.equal(about.status, 200);
    const globals = await cms.get('global-entities?populate=*&pagination[pageSize]=100');
    assert.ok(
      globals.body.data.some(({ key, singleMedia }) => key === 'company_logo' && singleMedia.url),
    );
    const addresses = await cms.get('company-addresses');
    assert.ok(addresses.body.data.some(({ isDefault }) => isDefault));
    for (const target of ['teams?populate=*&sort=order:asc', 'qnas', 'categories/build-tree']) {
      assert.ok((await cms.get(target)).body.data.length > 0, target);
    }
  });
}

test('a later boot keeps what staff changed, and follows the secrets of its operator', async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  const receiver = await startReceiver();
  t.after(receiver.close);

  const first = await startCms({ dataDir });
  const editor = await createEditor(first);
  const { articles } = firstOf(
    await first.get('article-types?filters[type]=blogs&populate[articles][fields][0]=slug'),
  );
  const [changed, removed] = articles;
  const before = firstOf(await first.get(`articles?filters[slug]=${changed.slug}`));
  await editor.publishArticle(changed.documentId, { title: 'Changed by staff' });
  await editor.removeArticle(removed.documentId);
  const total = (await first.get('articles')).body.meta.pagination.total;
  const republished = firstOf(await first.get(`articles?filters[slug]=${changed.slug}`));
  assert.equal(
    republished.createdAt,
    before.createdAt,
    'the day of publication survives a publish',
  );

  const tokens = await editor.request('GET', '/admin/api-tokens');
  assert.deepEqual(
    tokens.data.map(({ name, type }) => [name, type]),
    [['Site', 'custom']],
  );
  await first.stop();

  const second = await startCms({
    dataDir,
    env: {
      CONTENT_API_TOKEN: 'another-token-of-the-operator',
      REVALIDATE_URL: receiver.url,
      REVALIDATE_SECRET: 'another-secret',
    },
  });
  t.after(second.stop);
  assert.equal(second.token, 'another-token-of-the-operator');
  assert.equal(
    (await createClient({ url: second.url, token: first.token }).get('articles')).status,
    401,
  );
  assert.equal((await second.get('articles')).body.meta.pagination.total, total);
  assert.equal(
    firstOf(await second.get(`articles?filters[slug]=${changed.slug}`)).title,
    'Changed by staff',
  );
  assert.deepEqual((await second.get(`articles?filters[slug]=${removed.slug}`)).body.data, []);

  const again = await createEditor(second);
  assert.equal((await again.request('GET', '/admin/webhooks')).data.length, 1);
  await again.publishArticle(changed.documentId);
  assert.ok(receiver.calls.length > 0);
  assert.ok(
    receiver.calls.every(({ headers }) => headers.authorization === 'Bearer another-secret'),
  );
});

test('a pack that does not exist stops the boot and names the variable', async (t) => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  t.after(() => rm(dataDir, { recursive: true, force: true }));
  await assert.rejects(
    bootCms({ port: 14999, dataDir, env: { SEED_PACK: 'bakery' } }),
    /SEED_PACK.*bakery/s,
  );
});

test('secrets are made once, kept, completed, and readable by their owner only', async (t) => {
  const dir = await mkdtemp(path.join(tmpdir(), 'cms-test-'));
  t.after(() => rm(dir, { recursive: true, force: true }));
  const file = path.join(dir, '.env');

  const first = ensureSecrets(dir, {});
  assert.match(first.CONTENT_API_TOKEN, /^[0-9a-f]{128}$/);
  assert.match(first.ADMIN_PASSWORD, /(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,}/);
  assert.equal((await stat(file)).mode & 0o777, 0o600);
  assert.deepEqual(ensureSecrets(dir, {}), first);

  const content = await readFile(file, 'utf8');
  const overridden = ensureSecrets(dir, { ADMIN_EMAIL: 'head@example.com' });
  assert.equal(overridden.ADMIN_EMAIL, 'head@example.com');
  assert.equal(await readFile(file, 'utf8'), content);
});

const ARTICLE_QUERY = [
  'populate[cover]=true',
  'populate[seo][populate]=*',
  ...[
    'rich-text-markdown-wrapper',
    'html-markdown-wrapper',
    'action-btn-wrapper',
    'quote-wrapper',
    'carousel-button',
    'rich-text',
    'media-wrapper',
  ].map((name) => `populate[blocks][on][shared.${name}][populate]=*`),
  ...['slider-wrapper', 'stack-images'].flatMap((name) => [
    `populate[blocks][on][shared.${name}][populate][files][populate]=*`,
    `populate[blocks][on][shared.${name}][populate][renderBlock]=true`,
  ]),
].join('&');

const menuLevel = (prefix, depth) =>
  [
    `${prefix}[article][fields][0]=slug`,
    ...(depth > 1
      ? [
          `${prefix}[children][sort]=order:asc`,
          menuLevel(`${prefix}[children][populate]`, depth - 1),
        ]
      : []),
  ].join('&');
const MENU_QUERY = `filters[parent][id][$null]=true&sort=order:asc&${menuLevel('populate', 4)}`;
