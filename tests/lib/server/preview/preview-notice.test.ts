import { expect, test } from 'vitest';
import { previewNotice } from '@/lib/server/preview/preview-notice';

test('the page about a preview loads nothing, and the server takes its policy as complete', () => {
  const { headers } = previewNotice({ status: 410, title: 'Ended', text: 'Ended', preview: null });
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'; script-src 'none'; style-src 'sha256-");
  expect(policy).not.toContain("'self'");
});
