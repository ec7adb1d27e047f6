import type { APIRequestContext } from '@playwright/test';
import { inTurns } from '../../tests/support/in-turns';
import { expect, test } from '../support/test';

test.describe.configure({ mode: 'serial', timeout: 240_000 });
// The image optimizer has no copy of an image that nobody has asked for; the last journey looks at an
// error screen.
test.use({ expectedErrors: [/\/_next\/image|status of 500/] });

const CONCURRENCY = 4;

const readiness = async (request: APIRequestContext) =>
  (await request.get('/api/health/ready')).json();

/** The addresses in the sitemap, as paths. */
async function listAddresses(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

test('with the service down every address is served, visited before or not, also after restarts', async ({
  page,
  request,
  environment,
  editor,
  faults,
}) => {
  let addresses: string[] = [];
  // A site that has just started has read little of what it lists.
  await expect(async () => {
    addresses = await listAddresses(request);
    expect(addresses.length).toBeGreaterThan(20);
  }).toPass();
  const headings = new Map<string, string>();
  let questions = '';
  await inTurns(addresses, CONCURRENCY, async (path) => {
    // A machine that is busy may need longer for the first read of it than a page waits.
    await expect(async () => {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      headings.set(path, headingOf(html));
      if (path === '/faq') questions = mainOf(html);
    }).toPass();
  });
  expect(questions).toContain('<h1');
  // A new copy has neither pages nor content, and nobody visits it before the line is cut.
  await environment.restartSite({ isStoreEmpty: true });
  const isFilled = { status: 'ready', store: { articles: expect.any(Number) } };
  await expect.poll(() => readiness(request), { timeout: 60_000 }).toMatchObject(isFilled);
  await expect.poll(async () => (await readiness(request)).store.articles).toBeGreaterThan(10);
  faults.fail({ path: '/', fault: { kind: 'cut', when: 'before' } });
  try {
    const marked = await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
      data: { event: 'everything' },
      timeout: 60_000,
    });
    expect(marked.status()).toBe(200);
    for (const restarts of [0, 2]) {
      // Between the two nothing is read: what the first one has loaded does not help the second one.
      for (let restart = 0; restart < restarts; restart += 1) await environment.restartSite();
      await inTurns([...addresses, '/some/other/way/payroll'], CONCURRENCY, async (path) => {
        const response = await request.get(path);
        expect(response.status(), path).toBe(200);
        const html = await response.text();
        if (headings.has(path)) expect(headingOf(html), path).toBe(headings.get(path));
        if (path === '/faq') expect(mainOf(html)).toBe(questions);
      });
      for (const path of ['/sitemap.xml', '/feed.xml', '/feed.json', '/llms.txt', '/robots.txt']) {
        expect((await request.get(path)).status(), path).toBe(200);
      }
      expect(await (await request.get('/search?q=efd+reciepts')).text()).toContain('/efd-receipts');
      expect((await request.get('/post/never-heard-of')).status()).toBe(404);
    }
    await expect
      .poll(() => readiness(request), { timeout: 15_000 })
      .toMatchObject({ status: 'ready', content: { isReachable: false } });
    const { store } = await readiness(request);
    expect(store.servedStale).toBeGreaterThan(0);
    expect(store.failingSeconds).toBeGreaterThanOrEqual(0);

    // A form keeps what was typed.
    await page.goto('/contact');
    const form = page.locator('form').filter({ has: page.getByLabel('Message') });
    const typed = {
      'Your Name': 'Asha Kato',
      'Company Name': 'Kato Mills',
      Email: 'asha@example.com',
      'Phone Number': '+255 754 000 000',
      Message: 'We need a till by Monday.',
    };
    for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(form.getByText('Something went wrong')).toBeVisible({ timeout: 30_000 });
    for (const [label, text] of Object.entries(typed)) {
      await expect(form.getByLabel(label)).toHaveValue(text);
    }
  } finally {
    faults.reset();
  }

  // Healed without a restart, and without a publish.
  await expect
    .poll(async () => (await readiness(request)).store.servedStale, { timeout: 30_000 })
    .toBe(0);
  const article = await editor.find('api::article.article', 'slug', 'efd-receipts');
  const title = `Receipts after the outage ${Date.now()}`;
  await editor.publishArticle(article?.documentId ?? '', { title });
  expect(await (await request.get('/post/efd-receipts')).text()).toContain(title);
  await editor.publishArticle(article?.documentId ?? '', { title: article?.title });
});

test('what is published while the site cannot read it is shown when it can', async ({
  request,
  editor,
  faults,
}) => {
  const article = await editor.find('api::article.article', 'slug', 'efd-receipts');
  const before = await (await request.get('/post/efd-receipts')).text();
  faults.fail({ path: '/api/', fault: { kind: 'cut', when: 'midway' } });
  const title = `Receipts in a storm ${Date.now()}`;
  await editor.publishArticle(article?.documentId ?? '', { title });
  const during = await request.get('/post/efd-receipts');
  expect(during.status()).toBe(200);
  expect(headingOf(await during.text())).toBe(headingOf(before));
  faults.reset();
  await expect
    .poll(async () => (await request.get('/post/efd-receipts')).text(), { timeout: 15_000 })
    .toContain(title);
  await editor.publishArticle(article?.documentId ?? '', { title: article?.title });
});

for (const fault of [
  { name: '500', fault: { kind: 'status', status: 500 } },
  { name: 'cut connection', fault: { kind: 'cut', when: 'midway' } },
  { name: 'something that is not JSON', fault: { kind: 'garbage' } },
  { name: '401', fault: { kind: 'status', status: 401 } },
] as const) {
  test(`pages survive: ${fault.name}`, async ({ request, environment, faults }) => {
    const path = '/post/mobile-money-reconciliation';
    const before = headingOf(await (await request.get(path)).text());
    faults.fail({ path: '/api/', fault: fault.fault });
    await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
      data: { event: 'everything' },
      timeout: 60_000,
    });
    for (const address of [path, '/', '/blogs', '/faq', '/sitemap.xml']) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      if (address === path) expect(headingOf(await response.text())).toBe(before);
    }
  });
}

test('without anything in the store, a page that cannot be read is an error and not a 404', async ({
  page,
  request,
  environment,
  faults,
}) => {
  faults.fail({ path: '/api/', fault: { kind: 'status', status: 500 } });
  await environment.restartSite({ isStoreEmpty: true });
  const failed = await page.goto('/faq', { timeout: 60_000 });
  expect(failed?.status()).toBe(500);
  expect(failed?.headers()['cache-control']).toContain('no-store');
  expect(failed?.headers()['content-security-policy']).toContain("default-src 'self'");
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect((await request.get('/post/never-heard-of', { timeout: 60_000 })).status()).toBe(500);
  expect((await request.get('/api/health/ready')).status()).toBe(503);
  expect((await request.get('/api/health')).status()).toBe(200);
  faults.reset();
  await expect
    .poll(async () => (await request.get('/api/health/ready')).status(), { timeout: 60_000 })
    .toBe(200);
  expect((await request.get('/faq')).status()).toBe(200);
  expect((await request.get('/post/never-heard-of')).status()).toBe(404);
});

// The data after it is cut into pieces as it comes. Links are left out: which of the addresses of an article is the
// canonical one is not known to a copy that could ask nobody since its start, so it links as the editor did.
function mainOf(html: string): string {
  return (/<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '').replaceAll(/href="[^"]*"/g, '');
}

function headingOf(html: string): string {
  return /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1] ?? '';
}
