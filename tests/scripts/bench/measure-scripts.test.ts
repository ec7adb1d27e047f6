import { expect, test } from 'vitest';
import { inlineScripts } from '../../../scripts/bench/measure/scripts.mjs';

test('code in the document is told from page data, from other data and from files', () => {
  const html = `
    <script>theme()</script>
    <script data-embedded="a > b">embedded()</script>
    <script type="module">modern()</script>
    <script>(self.__next_f=self.__next_f||[]).push([0])</script>
    <script>self.__next_f.push([1,"words"])</script>
    <script type="application/ld+json">{"@type":"Organization"}</script>
    <script src="/_next/static/chunks/a.js" async=""></script>`;

  expect(inlineScripts(html)).toEqual({
    code: 'theme()embedded()modern()',
    data: '(self.__next_f=self.__next_f||[]).push([0])self.__next_f.push([1,"words"])',
  });
});
