import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '../support/test';

const readiness = async (request: APIRequestContext) =>
  (await request.get('/api/health/ready')).status();

test.describe.configure({ mode: 'serial', timeout: 240_000 });
// The browser says that the page could not be made on the server: that is what is tried here.
// The error screen is the build's, and names the media of the environment that the build was made in.
test.use({ expectedErrors: [/status of 500|React error #441|status of 400 .*\/_next\/image/] });

const VISITED = ['/', '/blogs', '/post/efd-receipts', '/some/other/way/payroll'];
const PRERENDERED = ['/faq', '/services', '/aboutus/management-team', '/solutions/aiva'];

test('with the service down visitors keep every page; an unseen one is an error, not a 404', async ({
  page,
  request,
  environment,
  editor,
}) => {
  for (const address of VISITED) expect((await request.get(address)).status()).toBe(200);
  await environment.stopCms();
  try {
    // What a publish leaves behind when the service dies right after it: everything is stale.
    const marked = await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
      data: { event: 'entry.publish', model: 'article' },
      timeout: 120_000,
    });
    expect(marked.status()).toBe(200);
    for (const address of [...VISITED, ...PRERENDERED]) {
      const response = await request.get(address);
      expect(response.status(), address).toBe(200);
      expect(await response.text(), address).toContain('</h1>');
    }

    expect(await (await request.get('/search?q=efd+reciepts')).text()).toContain('/efd-receipts');
    await expect.poll(() => readiness(request), { timeout: 15_000 }).toBe(503);
    expect((await request.get('/api/health')).status()).toBe(200);

    const unseen = await page.goto('/never/seen/efd-receipts');
    expect(unseen?.status()).toBe(500);
    expect(unseen?.headers()['cache-control']).toContain('no-store');
    await expect(
      page.getByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeVisible();
    const document = (await unseen?.text()) ?? '';
    expect(document).not.toContain(environment.cms.token);
    // In the document, for visitors without JavaScript: the screen, a way on, the shell.
    expect(document).toMatch(/<h1[^>]*>Unexpected Application Error!<\/h1>/);
    expect(document).toMatch(/<a href="" [^>]*>\s*Try again/);
    expect(document).toContain('</footer>');
    expect(unseen?.headers()['content-security-policy']).toContain("default-src 'self'");
    const unknown = await request.get('/post/never-heard-of');
    expect(unknown.status()).toBe(500);
  } finally {
    await environment.startCms();
  }

  await expect
    .poll(async () => (await request.get('/never/seen/efd-receipts')).status(), { timeout: 30_000 })
    .toBe(200);
  expect((await request.get('/post/never-heard-of')).status()).toBe(404);
  await expect.poll(() => readiness(request), { timeout: 15_000 }).toBe(200);
  const article = await editor.find('api::article.article', 'slug', 'efd-receipts');
  const title = `Receipts after the outage ${Date.now()}`;
  await editor.publishArticle(article?.documentId ?? '', { title });
  await expect
    .poll(async () => (await request.get('/post/efd-receipts')).text(), { timeout: 40_000 })
    .toContain(title);
});

for (const fault of [
  { name: '500', fault: { kind: 'status', status: 500 } },
  { name: 'cut connection', fault: { kind: 'cut', when: 'midway' } },
  { name: 'something that is not JSON', fault: { kind: 'garbage' } },
  { name: '401', fault: { kind: 'status', status: 401 } },
] as const) {
  test(`a page that was seen survives: ${fault.name}`, async ({ request, environment, faults }) => {
    const before = await request.get('/post/mobile-money-reconciliation');
    expect(before.status()).toBe(200);
    faults.fail({ path: '/api/', fault: fault.fault });
    await request.post('/api/revalidate', {
      headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
      data: { event: 'entry.publish', model: 'article' },
      timeout: 120_000,
    });
    const after = await request.get('/post/mobile-money-reconciliation');
    expect(after.status()).toBe(200);
    expect(await after.text()).toContain('</h1>');
  });
}

test('all heal without a restart', async ({ request, environment }) => {
  await request.post('/api/revalidate', {
    headers: { authorization: `Bearer ${environment.cms.revalidateSecret}` },
    data: { event: 'heal' },
    timeout: 120_000,
  });
  for (const address of [...VISITED, ...PRERENDERED]) {
    expect((await request.get(address)).status(), address).toBe(200);
  }
});
