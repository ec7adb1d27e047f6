import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test';

const SCREENS = [
  '/',
  '/contact',
  '/aboutus/company-profile',
  '/aboutus/management-team',
  '/services',
  '/blogs',
  '/faq',
  '/post/everything-in-one-place',
  '/no-article-found',
];

const BUILD = path.resolve(import.meta.dirname, '..', '.next-test');

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

test('the credential is in nothing that a browser can ask for', async ({ world }) => {
  const { token, revalidateSecret, previewSecret } = world.cms;
  const served = [path.join(BUILD, 'static'), path.join(BUILD, 'server', 'app')];
  const files = served.flatMap(listFiles);
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) {
    const bytes = readFileSync(file);
    expect(bytes.includes(token), file).toBe(false);
    expect(bytes.includes(revalidateSecret), file).toBe(false);
    expect(bytes.includes(previewSecret), file).toBe(false);
  }
});

for (const address of SCREENS) {
  test(`the credential is in no answer of ${address}: page, data or script`, async ({
    page,
    request,
    world,
  }) => {
    const { token, revalidateSecret, previewSecret } = world.cms;
    const bodies: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/script|html|json|x-component/.test(response.headers()['content-type'] ?? '')) {
        bodies.push(response.text().catch(() => ''));
      }
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    const flight = await request.get(address, { headers: { rsc: '1' } });
    for (const body of [...(await Promise.all(bodies)), await flight.text()]) {
      expect(body).not.toContain(token);
      expect(body).not.toContain(revalidateSecret);
      expect(body).not.toContain(previewSecret);
    }
  });
}
test.use({ expectedErrors: [/status of 404/] });
