import { expect, test, vi } from 'vitest';
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
