import { base64url, SignJWT, UnsecuredJWT } from 'jose';
import { describe, expect, test } from 'vitest';
import {
  type PreviewUse,
  previewFrameAncestors,
  readPreviewToken,
  signPreviewToken,
} from '@/lib/server/preview/preview-token';
import { previewOf } from '../../../fixtures/preview';

const SECRET = 'a-secret-of-the-tests';
const NOW = new Date('2026-11-20T09:00:00Z');
const EXPIRES_AT = NOW.getTime() / 1000 + 10;
const PREVIEW = previewOf({ path: '/post/caf%C3%A9', expiresAt: EXPIRES_AT });

const { id, path, status, entry } = PREVIEW;
const CLAIMS = { jti: id, path, status, entry, aud: 'preview:open', exp: EXPIRES_AT };

/** As the content service signs. */
function signed(claims: Record<string, unknown>, secret = SECRET, alg = 'HS256'): Promise<string> {
  const key = new TextEncoder().encode(secret);
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
}
const read = (token: string | null, use: PreviewUse = 'open', now = NOW) =>
  readPreviewToken(token, use, SECRET, now);

describe('a token', () => {
  test('of the content service is read, and signed the same way', async () => {
    expect(await read(await signed(CLAIMS))).toEqual(PREVIEW);
    expect(await read(await signPreviewToken(PREVIEW, 'open', SECRET))).toEqual(PREVIEW);
  });

  test('may name a change that nobody has saved', async () => {
    const change = 'f6a1d7b2-3c44-4f7e-9a55-0d6d1a3e8b21';
    const token = await signed({ ...CLAIMS, change });
    expect(await read(token)).toEqual({ ...PREVIEW, change });
    const opened = await signPreviewToken({ ...PREVIEW, change }, 'see', SECRET);
    expect(await read(opened, 'see')).toEqual({ ...PREVIEW, change });
    expect(await read(await signed({ ...CLAIMS, change: 'x\r\ny: z' }))).toBeNull();
  });

  test('may name the one entry whose draft it shows', async () => {
    const documentId = 'q2fg8xk1';
    expect(await read(await signed({ ...CLAIMS, documentId }))).toEqual({ ...PREVIEW, documentId });
    const opened = await signPreviewToken({ ...PREVIEW, documentId }, 'see', SECRET);
    expect(await read(opened, 'see')).toEqual({ ...PREVIEW, documentId });
  });

  test('may be of a link that is given away', async () => {
    const token = await signed({ ...CLAIMS, isShared: true });
    expect(await read(token)).toEqual({ ...PREVIEW, isShared: true });
    const opened = await signPreviewToken({ ...PREVIEW, isShared: true }, 'see', SECRET);
    expect(await read(opened, 'see')).toEqual({ ...PREVIEW, isShared: true });
    expect(await read(await signed({ ...CLAIMS, isShared: 'yes' }))).toBeNull();
  });

  test('is valid until it expires, for its use only', async () => {
    const token = await signed(CLAIMS);
    expect(await read(token, 'open', new Date(EXPIRES_AT * 1000))).toBeNull();
    expect(await read(token, 'see')).toBeNull();
    expect(await read(await signPreviewToken(PREVIEW, 'leave', SECRET), 'see')).toBeNull();
    const { exp, ...endless } = CLAIMS;
    expect(await read(await signed(endless))).toBeNull();
  });

  test('with another secret, or none, is not valid', async () => {
    expect(await read(await signed(CLAIMS, 'another-secret-of-16'))).toBeNull();
    expect(await readPreviewToken(await signed(CLAIMS), 'open', undefined, NOW)).toBeNull();
    expect(await readPreviewToken(await signed(CLAIMS), 'open', '', NOW)).toBeNull();
  });

  test('with another algorithm, or none, is not valid', async () => {
    expect(await read(await signed(CLAIMS, SECRET, 'HS512'))).toBeNull();
    expect(await read(new UnsecuredJWT(CLAIMS).encode())).toBeNull();
  });

  test('that was changed is not valid', async () => {
    const valid = await signed(CLAIMS);
    const [header, , signature] = valid.split('.');
    const other = base64url.encode(JSON.stringify({ ...CLAIMS, path: '/post/other' }));
    for (const token of [
      `${header}.${other}.${signature}`,
      `${valid}x`,
      `${valid}.x`,
      valid.slice(0, -2),
      '',
      '.',
      'a.b.c',
      '%',
      null,
      'x'.repeat(5000),
    ]) {
      expect(await read(token), String(token)).toBeNull();
    }
  });

  test.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/a b', '/a?b', ''])(
    'leads nowhere but to a path of the site: %s',
    async (evil) => {
      expect(await read(await signed({ ...CLAIMS, path: evil }))).toBeNull();
    },
  );

  test.each(['javascript:alert(1)', 'cms.example', ''])('names no entry at %s', async (evil) => {
    expect(await read(await signed({ ...CLAIMS, entry: evil }))).toBeNull();
  });
});

test('the one third party that may frame a preview is the admin of its entry', () => {
  expect(previewFrameAncestors(PREVIEW)).toBe("frame-ancestors 'self' https://cms.example");
});
