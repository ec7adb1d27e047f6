import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { DARK_PAPER } from '@/lib/colour/palette';
import { articleMirror } from '@/lib/server/cms/content';
import { knownLists } from '@/lib/server/cms/known-lists';
import { previewNotice } from '@/lib/server/preview/preview-notice';
import { rawSummary, setContent } from '../../../support/fake-content';

test('the page about a preview loads nothing, and the server takes its policy as complete', () => {
  const { headers } = previewNotice({ status: 410, title: 'Ended', text: 'Ended', preview: null });
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'sha256-");
  expect(policy).not.toContain("'self'");
});

test('the page about a preview is dark where the device is, by the one style that its policy allows', async () => {
  const notice = previewNotice({ status: 410, title: 'Ended', text: 'Ended', preview: null });
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(await notice.text()) ?? [];
  expect(style).toContain(`background:${DARK_PAPER}`);
  const hash = createHash('sha256').update(style).digest('base64');
  expect(notice.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('a preview that is closed leads to its page where visitors find it, else home; a guest to no entry', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  setContent({ '/api/articles': [rawSummary('shown')] });
  await articleMirror().refresh();
  await articleMirror().filled();
  knownLists().redirects.entries = [];
  const entry = 'https://cms.example/admin/entry';
  const linksOf = async (path: string, isShared: boolean) => {
    const preview = { entry, path, isShared };
    const html = await previewNotice({ status: 200, title: 'Left', text: '', preview }).text();
    return [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address);
  };
  expect(await linksOf('/post/shown', false)).toEqual([entry, '/post/shown']);
  expect(await linksOf('/post/never-published', false)).toEqual([entry, '/']);
  expect(await linksOf('/post/never-published', true)).toEqual(['/']);
});
