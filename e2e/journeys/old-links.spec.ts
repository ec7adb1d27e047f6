import { get } from '../support/crawl';
import { linkOf, readHtml } from '../support/read-html';
import { expect, test } from '../support/test';

const CANONICAL = {
  '/demo-videos.html': '/',
  '/contact_us.php': '/contact',
  '/aboutus': '/aboutus/company-profile',
  '/about-us.html': '/aboutus/company-profile',
  '/overview.html': '/aboutus/company-profile',
  '/success_stories': '/aboutus/company-profile',
  '/post/payroll': '/solutions/erp/business-one/payroll',
  '/payroll': '/solutions/erp/business-one/payroll',
  '/anything/holiday-support-hours': '/post/holiday-support-hours',
};

test('old addresses show their screen and name the address to keep', async ({ environment }) => {
  for (const [address, canonical] of Object.entries(CANONICAL)) {
    const { status, text } = await get(environment.siteUrl + address);
    expect(status, address).toBe(200);
    const expected = new URL(canonical, environment.siteUrl).href.replace(/\/$/, '');
    expect(linkOf(readHtml(text), 'canonical'), address).toBe(expected);
  }
});

test('titles follow {brand} - {page}', async ({ environment }) => {
  const titleOf = async (path: string) =>
    readHtml((await get(environment.siteUrl + path)).text).title;
  expect(await titleOf('/aboutus/company-profile')).toBe('Nyuzi - About Us');
  expect(await titleOf('/contact')).toMatch(/^Nyuzi - /);
});
