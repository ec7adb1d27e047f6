import { expect, test } from 'vitest';
import { findOpenPreview } from '@/lib/server/preview/preview-cookies';
import { signPreviewToken } from '@/lib/server/preview/preview-token';

const SECRET = 'a-secret-of-the-tests';
const PATH = '/post/one';

/** The cookies of a request with a token of this path at a place. */
async function cookies(others: number): Promise<string> {
  const expiresAt = Math.floor(Date.now() / 1000) + 60;
  const entry = 'https://cms.example/admin';
  const preview = {
    id: 'abcdefgh12345678',
    path: PATH,
    entry,
    documentId: null,
    change: null,
    isShared: false,
    expiresAt,
  };
  const token = await signPreviewToken({ ...preview, status: 'draft' }, 'see', SECRET);
  const forged = Array.from({ length: others }, (_, index) => `site-preview=${index}`);
  return [...forged, `site-preview=${token}`, 'theme=dark'].join('; ');
}

test('the preview of a path is found beside that of the home page', async () => {
  const opened = await findOpenPreview(await cookies(1), PATH, SECRET);
  expect(opened).toMatchObject({ preview: { path: PATH }, isOnlyOne: false });
  expect(await findOpenPreview(await cookies(0), PATH, SECRET)).toMatchObject({ isOnlyOne: true });
});

test('hundreds of tokens are not all verified: a browser has two', async () => {
  expect(await findOpenPreview(await cookies(3), PATH, SECRET)).toBeNull();
});
