import { expect } from 'vitest';
import { createEditor } from '../../cms/scripts/editor.mjs';
import { createClient, entriesOf, entryOf, firstOf, textOf } from '../../cms/tests/support/client';
import { ARTICLE_QUERY, MENU_QUERY } from '../../cms/tests/support/queries';
import type { Service } from './service';

/**
 * Expects what a first boot writes, in the form of the content API. The service has a copy of what a first
 * boot of these very sources has left behind.
 */
export async function expectFilled(service: Service): Promise<void> {
  const cms = createClient(service);
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
  expect((await fetch(service.url + cover.url)).status).toBe(200);
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
  const editor = await createEditor(service);
  const settings = await editor.getSingle('api::lead-setting.lead-setting');
  expect(settings.deleteAfterMonths).toBeGreaterThan(0);
  expect(new Set([...named].map(([, months]) => Number(months)))).toEqual(
    new Set([settings.deleteAfterMonths]),
  );
}
