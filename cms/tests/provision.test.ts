import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { bootCms } from '../scripts/boot.mjs';
import { createEditor } from '../scripts/editor.mjs';
import { createClient, entriesOf, entryOf, firstOf, textOf, totalOf } from './support/client';
import { createFolderForTest, startCms, startCmsForTest } from './support/cms';
import { ARTICLE_QUERY, MENU_QUERY } from './support/queries';
import { startReceiver } from './support/receiver';
import { readShown, undoDrafts } from './support/undo-drafts';

for (const pack of ['consultancy', 'logistics'] as const) {
  test(`the first boot has filled the service with the ${pack} pack`, async () => {
    // A copy of what a first boot of these very sources has left behind, a few seconds ago.
    const cms = await startCmsForTest({ pack });

    const profile = await cms.get(
      'company-profile?populate[badges]=true&populate[memberships][populate]=*',
    );
    expect(profile.status).toBe(200);
    const { memberships, badges } = entryOf(profile.body.data);
    expect(memberships).toHaveLength(9);
    for (const { text } of entriesOf(badges)) expect(text).not.toBe('');

    const blogs = firstOf(
      await cms.get(
        'article-types?filters[type]=blogs&populate[articles][populate]=*&populate[cover]=true&pagination[pageSize]=25',
      ),
    );
    const articles = entriesOf(blogs.articles);
    expect(articles.length).toBeGreaterThanOrEqual(3);
    const blog = entryOf(articles[0]);
    const cover = entryOf(blog.cover);
    expect(cover.alternativeText).toBeTruthy();
    expect((await fetch(cms.url + cover.url)).status).toBe(200);
    // The day that the site shows is the one of the pack, not that of the seeding.
    const age = Date.parse(textOf(blog.publishedAt)) - Date.parse(textOf(blog.createdAt));
    expect(age).toBeGreaterThan(60_000);

    const article = firstOf(
      await cms.get(`articles?filters[slug][$eq]=${blog.slug}&${ARTICLE_QUERY}`),
    );
    expect(entriesOf(article.blocks)).not.toEqual([]);

    for (const type of ['core', 'main']) {
      const service = firstOf(
        await cms.get(`services?populate[details][populate]=*&filters[type]=${type}`),
      );
      expect(entriesOf(service.details)[0]).toMatchObject({ icon: { url: expect.any(String) } });
    }
    const menus = entriesOf((await cms.get(`menus?${MENU_QUERY}`)).body.data);
    expect(menus).not.toEqual([]);
    const orders = menus.map(({ order }) => Number(order));
    expect(orders).toEqual(orders.toSorted((a, b) => a - b));

    const about = await cms.get('about?populate[featuredMedia]=true&populate[blocks][populate]=*');
    expect(about.status).toBe(200);
    const globals = await cms.get('global-entities?populate=*&pagination[pageSize]=100');
    expect(globals.body.data).toContainEqual(
      expect.objectContaining({
        key: 'company_logo',
        singleMedia: expect.objectContaining({ url: expect.any(String) }),
      }),
    );
    const addresses = await cms.get('company-addresses');
    expect(addresses.body.data).toContainEqual(expect.objectContaining({ isDefault: true }));
    for (const target of ['teams?populate=*&sort=order:asc', 'qnas', 'categories/build-tree']) {
      expect(entriesOf((await cms.get(target)).body.data), target).not.toEqual([]);
    }

    // The policy that visitors read names the months after which the service deletes what they sent.
    const policy = firstOf(await cms.get(`articles?filters[slug]=privacy-policy&${ARTICLE_QUERY}`));
    const named = JSON.stringify(policy.blocks).matchAll(/(\d+) months/g);
    const editor = await createEditor(cms);
    const settings = await editor.getSingle('api::lead-setting.lead-setting');
    expect(settings.deleteAfterMonths).toBeGreaterThan(0);
    expect(new Set([...named].map(([, months]) => Number(months)))).toEqual(
      new Set([settings.deleteAfterMonths]),
    );
  });
}

test('a later boot keeps what staff changed, and follows the secrets of its operator', async () => {
  const receiver = await startReceiver();
  onTestFinished(receiver.close);
  const first = await startCms({ pack: 'consultancy' });
  onTestFinished(first.remove);
  const editor = await createEditor(first);
  const type = firstOf(
    await first.get('article-types?filters[type]=blogs&populate[articles][fields][0]=slug'),
  );
  const [changed, removed] = entriesOf(type.articles).map(({ slug, documentId }) => ({
    slug: textOf(slug),
    documentId: textOf(documentId),
  }));
  if (!changed || !removed) throw new Error('There are too few articles');
  const find = async (cms: typeof first, slug: string) =>
    entriesOf((await cms.get(`articles?filters[slug]=${slug}`)).body.data);

  const [before] = await find(first, changed.slug);
  await editor.publishArticle(changed.documentId, { title: 'Changed by staff' });
  await editor.removeArticle(removed.documentId);
  const total = totalOf(await first.get('articles'));
  const [republished] = await find(first, changed.slug);
  expect(republished?.createdAt, 'the day of publication survives').toBe(before?.createdAt);
  expect(await editor.request('GET', '/admin/api-tokens')).toMatchObject({
    data: [{ name: 'Site', type: 'custom' }],
  });
  const shownBefore = await readShown(first);
  const roles = entriesOf(entryOf(await editor.request('GET', '/admin/roles')).data);
  const sales = roles.find(({ code }) => code === 'site-sales');
  await editor.request('DELETE', `/admin/roles/${sales?.id}`);
  await first.stop();
  undoDrafts(first.dataDir);

  const second = await startCms({
    pack: 'consultancy',
    dataDir: first.dataDir,
    env: {
      CONTENT_API_TOKEN: 'another-token-of-the-operator',
      REVALIDATE_URL: receiver.url,
      REVALIDATE_SECRET: 'another-secret',
    },
  });
  onTestFinished(second.stop);
  expect(second.token).toBe('another-token-of-the-operator');
  const outdated = createClient({ url: second.url, token: first.token });
  expect((await outdated.get('articles')).status).toBe(401);
  expect(totalOf(await second.get('articles'))).toBe(total);
  expect(await find(second, changed.slug)).toMatchObject([{ title: 'Changed by staff' }]);
  expect(await find(second, removed.slug)).toEqual([]);

  const again = await createEditor(second);
  expect(await readShown(second), 'nothing is unpublished by an upgrade').toEqual(shownBefore);
  const profile = await again.getSingle('api::company-profile.company-profile');
  expect(profile, 'each has a draft to edit').toMatchObject({ publishedAt: null });
  expect(profile.memberships).toHaveLength(9);
  await again.publishSingle('api::company-profile.company-profile');
  expect(await readShown(second), 'which is what visitors see').toEqual(shownBefore);
  const { data: later } = entryOf(await again.request('GET', '/admin/roles'));
  expect(later, 'a role that was deleted stays deleted').toHaveLength(roles.length - 1);
  const { data: webhooks } = entryOf(await again.request('GET', '/admin/webhooks'));
  expect(webhooks).toHaveLength(1);
  await again.publishArticle(changed.documentId);
  expect(receiver.calls).not.toEqual([]);
  for (const { headers } of receiver.calls) {
    expect(headers.authorization).toBe('Bearer another-secret');
  }
});

test.for([
  ['SEED_PACK', 'bakery'],
  ['SCHEDULE_INTERVAL_SECONDS', 'often'],
] as const)('%s=%s stops the boot and names the variable', async ([name, value]) => {
  const boot = bootCms({
    port: await freePort(),
    dataDir: await createFolderForTest(),
    env: { SEED_PACK: 'empty', [name]: value },
  });
  await expect(boot).rejects.toThrow(new RegExp(`${name}.*${value}`, 's'));
});
