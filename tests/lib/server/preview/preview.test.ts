import { beforeEach, expect, test, vi } from 'vitest';
import { previewOf } from '../../../fixtures/preview';
import { setEnvironment } from '../../../support/form-env';

const SECRET = 'a-secret-of-the-tests';
type Cookie = { name: string; value: string } & Record<string, unknown>;

/** What the framework has of one request. */
const request = vi.hoisted(() => ({ set: [] as Cookie[] }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => request.set.findLast((cookie) => cookie.name === name),
    set: (name: string, value: string, attributes: object) =>
      request.set.push({ name, value, ...attributes }),
  }),
  draftMode: async () => ({ isEnabled: true, enable: () => {} }),
}));

beforeEach(() => {
  request.set = [];
});

async function open(siteUrl: string): Promise<Cookie[]> {
  setEnvironment({ SITE_URL: siteUrl, PREVIEW_SECRET: SECRET });
  const { openPreview } = await import('@/lib/server/preview/preview');
  const { signPreviewToken } = await import('@/lib/server/preview/preview-token');
  const preview = previewOf({ path: '/post/a' });
  expect(await openPreview(await signPreviewToken(preview, 'open', SECRET))).not.toBeNull();
  return request.set;
}

test('over https the admin of another host may frame a preview, and no other connection has its cookies', async () => {
  for (const cookie of await open('https://www.example.com')) {
    expect(cookie).toMatchObject({ secure: true, sameSite: 'none', partitioned: true });
  }
});

test('a preview is of its path only, out of the reach of scripts, and open for two hours', async () => {
  const cookies = await open('http://localhost:3000');
  expect(cookies).toHaveLength(2);
  for (const cookie of cookies) {
    const attributes = { path: '/post/a', httpOnly: true, maxAge: 7_200 };
    expect(cookie).toMatchObject({ ...attributes, secure: false, sameSite: 'lax' });
  }
});
