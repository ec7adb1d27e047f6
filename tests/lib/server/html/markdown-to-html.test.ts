import { expect, test } from 'vitest';
import { markdownToHtml } from '@/lib/server/html/markdown-to-html';

test('headings and lists become HTML, and nothing that runs', async () => {
  const html = await markdownToHtml(
    '## The work\n\n- Lead <b>the</b> team\n\n<script>a()</script>',
  );
  expect(html).toContain('<h2>The work</h2>');
  expect(html).toContain('<li>Lead <b>the</b> team</li>');
  expect(html).not.toContain('script');
});

test('what cannot be parsed in time is left out', async () => {
  expect(await markdownToHtml('*a'.repeat(5_000))).toBeNull();
  expect(await markdownToHtml('<div>'.repeat(5_000))).toBeNull();
});
