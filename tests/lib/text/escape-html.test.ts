import { expect, test } from 'vitest';
import { escapeHtml } from '@/lib/text/escape-html';

test('characters of HTML are escaped each time, and once', () => {
  expect(escapeHtml('<a href="x">&amp;</a> & <b>')).toBe(
    '&lt;a href=&quot;x&quot;&gt;&amp;amp;&lt;/a&gt; &amp; &lt;b&gt;',
  );
});
