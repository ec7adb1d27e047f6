import { crawl, get, readSitemap } from '../support/crawl';
import { expect, test } from '../support/test';

test.use({ organization: 'specification', sharesPage: true });

const MENU_ARTICLE = '/solutions/second/deeper/customs';
/** What each screen shows of the content, by its address. */
const SCREENS: readonly (readonly [path: string, ...words: string[]])[] = [
  ['/', 'Sea freight', 'By dhow and by ship', 'About notes-three', '+255 22 000 0001'],
  ['/aboutus/company-profile', 'Weighbridge', 'Sokoine Drive'],
  ['/aboutus/management-team', 'Neema Said', 'Director', 'Juma Ali'],
  ['/services', 'Clearing', 'Trucking'],
  ['/blogs', 'Our notes', 'About notes-one'],
  ['/faq', 'How long?', 'Three days.', 'Do you work on Sundays?'],
  ['/contact', 'Talk to us', 'Head office', '+255 22 000 0002'],
  [MENU_ARTICLE, 'About customs', 'A heading without text', 'It arrived early.', 'Image not found'],
  ['/whats-new', 'WhatsApp New'],
  ['/search?q=forodha', 'About customs'],
  ['/quote', 'Sea freight'],
];

for (const [path, ...words] of SCREENS) {
  test(`${path} shows the content of a service that has the specification's types alone`, async ({
    page,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(/^Bandari - /);
    for (const text of words) await expect(page.getByText(text).first()).toBeAttached();
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test('code that the organization embeds runs, whatever stands in it', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.locator('h1')).toHaveCSS('letter-spacing', '3px');
  expect(await page.evaluate(() => 'embedded' in window)).toBe(true);
});

test('a paragraph in Arabic begins at the right, and wide space leaves room for words', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(MENU_ARTICLE);
  const room = await page.getByText('مرحبا بكم').evaluate((paragraph) => {
    const words = document.createRange();
    words.selectNodeContents(paragraph);
    const [outer, inner] = [paragraph.getBoundingClientRect(), words.getBoundingClientRect()];
    return { left: inner.left - outer.left, right: outer.right - inner.right };
  });
  expect(room.left).toBeGreaterThan(50);
  expect(room.right).toBeLessThan(1);
  const wide = await page.getByText('Weighbridge tickets').boundingBox();
  expect(wide?.width).toBeGreaterThan(100);
});

test('a question in Arabic and its answer begin at the right, without a paragraph of their own', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  for (const text of ['سؤال', 'جواب']) {
    const left = await page.getByText(text, { exact: true }).evaluate((element) => {
      const box = (element.closest('h2') ?? element).getBoundingClientRect();
      const words = document.createRange();
      words.selectNodeContents(element);
      return words.getBoundingClientRect().left - box.left;
    });
    expect(left).toBeGreaterThan(200);
  }
});

test('an office without coordinates has a map by its address', async ({ page }) => {
  const searched: string[] = [];
  await page.route('https://nominatim.openstreetmap.org/**', async (route) => {
    searched.push(new URL(route.request().url()).searchParams.get('q') ?? '');
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: searched.length > 1 ? [{ lat: '-6.81', lon: '39.29' }] : [],
    });
  });
  await page.route('https://www.openstreetmap.org/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Streets</h1>' }),
  );
  await page.goto('/contact');
  expect(searched).toEqual([]);
  await page.getByRole('link', { name: 'Open in OpenStreetMap' }).scrollIntoViewIfNeeded();
  await expect(page.getByTitle('Map: Head office')).toHaveAttribute('src', /marker=-6\.81/);
  expect(searched).toEqual(['Sokoine Drive, Dar es Salaam', 'Dar es Salaam']);
  await expect(page.getByRole('button', { name: 'Directions from where I am' })).toBeVisible();
});

test('the search suggests', async ({ request }) => {
  const response = await request.get('/api/search?q=trucking');
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain('Trucking');
});

test('the sitemap, the feeds and every link lead to something', async ({ environment }) => {
  // A source that a busy service did not answer is read again after a minute.
  test.setTimeout(180_000);
  const { siteUrl } = environment;
  const listed = readSitemap((await get(`${siteUrl}/sitemap.xml`)).text).map(({ loc }) => loc);
  expect(listed).toContain(siteUrl + MENU_ARTICLE);
  const odd = ['/post/pct%2541', '/post/notes.md'].map((path) => siteUrl + path);
  expect(listed).toEqual(expect.arrayContaining([`${siteUrl}/post/notes-one`, ...odd]));
  const generated = ['/feed.xml', '/feed.json', '/llms.txt', `${MENU_ARTICLE}.md`, '/robots.txt'];
  const crawled = await crawl(siteUrl, [
    ...listed,
    ...odd.map((url) => `${url}.md`),
    ...generated.map((path) => siteUrl + path),
  ]);
  const broken = crawled.filter(({ url, status }) => {
    const isMissing = new URL(url).pathname === '/no-article-found';
    return status !== (isMissing ? 404 : 200) && status !== 308;
  });
  expect(broken.map(({ url, status }) => `${status} ${url}`)).toEqual([]);
  const empty = crawled.filter(
    ({ status, page }) => status === 200 && /not Found/.test(page?.title ?? ''),
  );
  expect(empty.map(({ url }) => url)).toEqual([]);
  for (const path of ['/feed.xml', '/feed.json', '/llms.txt']) {
    expect(crawled.find(({ url }) => url === siteUrl + path)?.text, path).toContain('notes-one');
  }
});

test('the content is checked, and the site says that it is ready', async ({ environment }) => {
  const { siteUrl, cms } = environment;
  const report = await fetch(`${siteUrl}/api/content-check`, {
    headers: { authorization: `Bearer ${cms.revalidateSecret}` },
  });
  expect(report.status).toBe(200);
  expect(await report.text()).toContain('Menu nowhere');
  expect((await get(`${siteUrl}/api/health/ready`)).status).toBe(200);
});

test('what a visitor sends arrives', async ({ page }) => {
  await page.goto('/faq');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await form.getByLabel('Your email').fill('reader@example.com');
  await form.getByRole('button').click();
  await expect(page.locator('[data-sonner-toast]')).toContainText('Created Successfully!');
});

test('while the service is down, a site that has just started shows all of it', async ({
  environment,
  faults,
}) => {
  const { siteUrl } = environment;
  const listed = readSitemap((await get(`${siteUrl}/sitemap.xml`)).text).map(({ loc }) => loc);
  expect(listed.length).toBeGreaterThan(10);
  // A new copy fills its store, visited by nobody; the next one has this store and no service.
  await environment.restartSite({ isStoreEmpty: true });
  const readiness = async () => JSON.parse((await get(`${siteUrl}/api/health/ready`)).text);
  const filled = { status: 'ready', search: { missing: [] } };
  await expect.poll(readiness, { timeout: 120_000 }).toMatchObject(filled);
  await expect.poll(async () => (await readiness()).store.articles).toBeGreaterThan(2);
  faults.fail({ path: '/', fault: { kind: 'cut', when: 'before' } });
  await environment.restartSite();
  const addresses = [...listed, `${siteUrl}/search?q=forodha`, `${siteUrl}/feed.xml`];
  const responses = await Promise.all(addresses.map(get));
  expect(responses.filter(({ status }) => status !== 200).map(({ url }) => url)).toEqual([]);
});
