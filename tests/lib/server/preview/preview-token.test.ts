import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  type PreviewPass,
  previewFrameAncestors,
  readPass,
  writePass,
} from '@/lib/server/preview/preview-token';

const SECRET = 'a-secret-of-the-tests';
const NOW = Date.UTC(2026, 10, 20, 9);
const PASS: PreviewPass = {
  use: 'open',
  id: 'abcdefgh12345678',
  path: '/post/caf%C3%A9',
  status: 'draft',
  entry: 'https://cms.example/admin/content-manager/x',
  expires: NOW + 1000,
};

/** As the content service signs, with Node's own crypto. */
function signed(pass: unknown, secret = SECRET): string {
  const body = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${body}.${createHmac('sha256', secret).update(body).digest('base64url')}`;
}

describe('a pass', () => {
  test('of the content service is read, and written the same way', async () => {
    expect(await readPass(signed(PASS), 'open', SECRET, NOW)).toEqual(PASS);
    expect(await writePass(PASS, SECRET)).toBe(signed(PASS));
  });

  test('is good until its time, for its use only', async () => {
    expect(await readPass(signed(PASS), 'open', SECRET, NOW + 1000)).toBeNull();
    expect(await readPass(signed(PASS), 'see', SECRET, NOW)).toBeNull();
    expect(await readPass(signed({ ...PASS, use: 'leave' }), 'see', SECRET, NOW)).toBeNull();
  });

  test('with another secret, or none, is none', async () => {
    expect(await readPass(signed(PASS, 'another-secret-of-16'), 'open', SECRET, NOW)).toBeNull();
    expect(await readPass(signed(PASS), 'open', undefined, NOW)).toBeNull();
    expect(await readPass(signed(PASS, ''), 'open', '', NOW)).toBeNull();
  });

  test('that was changed is none', async () => {
    const good = signed(PASS);
    const [, signature] = good.split('.');
    const other = Buffer.from(JSON.stringify({ ...PASS, path: '/post/other' })).toString(
      'base64url',
    );
    const bad = [
      `${other}.${signature}`,
      `${good}x`,
      `${good}.x`,
      good.slice(0, -2),
      '',
      '.',
      'a.b',
      '%',
    ];
    for (const text of [...bad, null, 'x'.repeat(5000)]) {
      expect(await readPass(text, 'open', SECRET, NOW), String(text)).toBeNull();
    }
  });

  test('leads nowhere but to a path of the site', async () => {
    for (const path of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      '/a b',
      '/a?b',
      '',
    ]) {
      expect(await readPass(signed({ ...PASS, path }), 'open', SECRET, NOW), path).toBeNull();
    }
    for (const entry of ['javascript:alert(1)', 'cms.example', '']) {
      expect(await readPass(signed({ ...PASS, entry }), 'open', SECRET, NOW), entry).toBeNull();
    }
  });

  test('names the one stranger that may frame the preview', () => {
    expect(previewFrameAncestors(PASS)).toBe("frame-ancestors 'self' https://cms.example");
  });
});
