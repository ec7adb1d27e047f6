import { expect, test } from 'vitest';
import { htmlToWords, markdownToWords } from '@/lib/plain-text';

test('HTML becomes its words, without code and with its signs', () => {
  const html =
    '<h2>Caf&eacute;&nbsp;&amp; tea</h2><script>if (a<b) evil()</script><p>x&#8217;s &lt;b&gt;</p>';
  expect(htmlToWords(html.replace('&eacute;', 'é'))).toBe('Café & tea x’s <b>');
});

test('Markdown becomes its words, without addresses, rules and marks', () => {
  const markdown = `## Who *pays*, now

| Country | Tax |
| --- | :-: |
| Kenya | PAYE |

---

- See [the list](/post/list) and ![a mill](https://example.com/x.png "t")`;
  expect(markdownToWords(markdown)).toBe(
    'Who pays, now Country Tax Kenya PAYE See the list and a mill',
  );
});

test.each(['<script>', '](', '[', '<', '&#', '<!--', '**_'])(
  'half a megabyte of %j costs little',
  (piece) => {
    const text = piece.repeat(500_000 / piece.length);
    const startedAt = performance.now();
    markdownToWords(text);
    htmlToWords(text);
    expect(performance.now() - startedAt).toBeLessThan(1500);
  },
);
