import { expect, test } from 'vitest';
import { htmlToSearchText, joinPieces, markdownToSearchText } from '@/lib/search/search-text';

test('HTML becomes text, without code and with its characters', () => {
  const html =
    '<h2>Caf&eacute;&nbsp;&amp; tea</h2><script>if (a<b) evil()</script><p>x&#8217;s &lt;b&gt;</p>';
  expect(htmlToSearchText(html)).toBe('Café & tea · x’s <b>');
});

test('Markdown becomes text, without URLs, rules and marks', () => {
  const markdown = `## Who *pays*, now

| Country | Tax |
| --- | :-: |
| Kenya | PAYE |

---

- See [the list](/post/list) and ![a mill](https://example.com/x.png "t")`;
  expect(markdownToSearchText(markdown)).toBe(
    'Who pays, now · Country, Tax · Kenya: PAYE · See the list and a mill',
  );
});

test('pieces that end a sentence need no dot between them', () => {
  const markdown = 'One line\nthat turns.\n\n1. First:\n2. “Second!”\n\nThe end';
  expect(markdownToSearchText(markdown)).toBe('One line that turns. First: “Second!” The end');
  const html = '<p>Ends.</p><ul><li>one</li><li><b>two</b>, both</li></ul>';
  expect(htmlToSearchText(html)).toBe('Ends. one · two, both');
});

test.each([
  ['See [one](/1)[two](/2)![three](/3)', 'See one two three'],
  ['See [ERP](https://a.example/ERP_(software)), and (this)', 'See ERP, and (this)'],
  ['Ends with ---\n--- begins', 'Ends with --- --- begins'],
  ['Open Mon - Fri, no. 3) or 4', 'Open Mon - Fri, no. 3) or 4'],
  ['10. Tenth\n100)  Last', 'Tenth · Last'],
  ['  ## Title ##\ntext', 'Title ## · text'],
  ['> Quoted\n> twice\n  >> deep', 'Quoted twice deep'],
  ['Either | or\na|b', 'Either or a b'],
  ['  | Country | Tax |', 'Country: Tax'],
  ['| Question? | 2025 | 2026 |\n| Users | 20 |', 'Question? 2025, 2026 · Users: 20'],
  ['One\n\nTwo\n \t\nThree', 'One · Two · Three'],
  ['One\r\n\r\n| A | B |\r\n|---|---|\r\n| c | d |\r\n', 'One · A, B · c: d'],
  ['Owner │ └───┬── three letters', 'Owner three letters'],
  ['Before\n```receipt\nTotal 20\n```\nafter ```js```', 'Before · Total 20 · after js'],
  ['~~~ js\na = 1\n~~~', 'a = 1'],
  ['- [ ] Ask\n- [x] Pay\n* [X] Go\n- [a] stays', 'Ask · Pay · Go · a stays'],
  ['- [X](https://x.example/acme)\n- [ ](/a)', 'X'],
  ['It costs 5%[^1], or[^b] more\n\n[^1]: In 2026.', 'It costs 5%, or more · In 2026.'],
  ['Title\n===\nText\n\nOther\n-----\nText', 'Title · Text · Other · Text'],
  ['See [this][a]\n\n[a]: https://a.example/b "Title"\n[a b]: /c', 'See this a'],
  ['[Note]: what this says stays\n\na = b', 'Note: what this says stays · a = b'],
  ['`code` with_some *marks* ~~gone~~', 'code with some marks gone'],
])('%j becomes %j', (markdown, text) => {
  expect(markdownToSearchText(markdown)).toBe(text);
});

test('pieces are tidy, and none is empty', () => {
  expect(joinPieces([' One \n two ', ' ', '', 'three , four ', 'Five 2.b', 'six'])).toBe(
    'One two · three, four · Five 2.b · six',
  );
  expect(joinPieces(['“Who?”', 'She (he!)', 'they…', 'end'])).toBe('“Who?” She (he!) they… end');
});

test.each([
  '<script>',
  '<p>',
  '|\n',
  '](',
  '](a(',
  '[',
  '<',
  '&#',
  '<!--',
  '**_',
  '[^',
  '[a]: ',
  '- [',
  '```',
])('half a megabyte of %j costs little', (piece) => {
  const text = piece.repeat(500_000 / piece.length);
  // What takes time that grows with the square of the length runs into the tests' time-out.
  expect(markdownToSearchText(text).length).toBeLessThanOrEqual(text.length);
  expect(htmlToSearchText(text).length).toBeLessThanOrEqual(text.length);
});
