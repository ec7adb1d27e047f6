import { get } from '../support/crawl';
import { expectFound } from '../support/expect-found';
import { expect, test } from '../support/test';

test.use({ organization: 'logistics' });
test.describe.configure({ timeout: 180_000 });

test('the site of another organization is as complete', async ({ environment }) => {
  await expectFound(environment.siteUrl, 'Msafara');
});

test('the home screen calls a page by its name where it is no product of the specification', async ({
  environment,
}) => {
  const { text } = await get(environment.siteUrl);
  expect(text).toMatch(
    /href="\/tracking\/online-tracking"[^>]*><svg.*?<\/svg>Online tracking<\/a>/,
  );
  expect(text).not.toContain('title="Cloud"');
  expect(text).toContain('title="AIVA - AI Virtual Assistant"');
});

test('a copy that is not public is closed to search services', async ({ environment }) => {
  const { siteUrl } = environment;
  const robots = await get(`${siteUrl}/robots.txt`);
  expect(robots.text).toBe('User-agent: *\nDisallow: /\n');
  for (const path of ['/', '/blogs', '/sitemap.xml']) {
    const responses = [
      await get(siteUrl + path),
      await get(siteUrl + path),
      await get(siteUrl + path),
    ];
    for (const { headers } of responses) {
      expect(headers.get('x-robots-tag'), path).toBe('noindex, nofollow');
    }
  }
});
