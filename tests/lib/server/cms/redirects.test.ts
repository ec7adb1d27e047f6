import { beforeAll, expect, test, vi } from 'vitest';
import { redirectIfMoved } from '@/lib/server/cms/redirects';

vi.mock('@/lib/server/cms/readers', () => ({
  getRedirects: async () => [
    { from: '/uploads/old_0a1b2c3d4e.pdf', to: '/contact', isPermanent: true },
    { from: '/brochure', to: '/uploads/price_list_0a1b2c3d4e.pdf', isPermanent: true },
  ],
}));

beforeAll(() => {
  vi.stubEnv('CONTENT_API_URL', 'http://cms.example');
  vi.stubEnv('CONTENT_API_TOKEN', 'a-token-for-the-tests');
  return () => vi.unstubAllEnvs();
});

/** Where a visitor of an address without a page is led, as the framework notes it. */
const led = (path: string) =>
  redirectIfMoved(path).then(
    () => null,
    ({ digest }) => digest,
  );

test.each(['/uploads/price_list_0a1b2c3d4e.pdf', '/brochure'])(
  'the path of a file, as a button, a menu entry or a redirect may have it, leads to the file at once: %s',
  async (path) => {
    expect(await led(path)).toMatch(
      /;http:\/\/cms\.example\/uploads\/price_list_0a1b2c3d4e\.pdf;307;$/,
    );
  },
);

test('a redirect of staff comes first, and a file of an older site is not found', async () => {
  expect(await led('/uploads/old_0a1b2c3d4e.pdf')).toMatch(/;\/contact;308;$/);
  for (const path of ['/uploads/missing.pdf', '/uploads/2019/a_0a1b2c3d4e.pdf', '/uploads']) {
    expect(await led(path), path).toBeNull();
  }
});
