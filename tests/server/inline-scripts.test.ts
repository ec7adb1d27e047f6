import { expect, test } from 'vitest';
import { findInlineScripts } from '@/server/inline-scripts';

const EARLY = '<script data-script="early">early()</script>';
const EMBEDDED = '<script data-embedded="javascript">own()</script>';
const DATA = '(self.__next_f=self.__next_f||[]).push([0])';

test.each<[name: string, html: string, trusted: string[], embedded: string]>([
  ['the early one before the header', `${EARLY}<header></header>`, ['early()'], ''],
  ['no early one after it', `<header></header>${EARLY}`, [], ''],
  ['no early one without a header', EARLY, [], ''],
  ['the embedded one after the footer', `<footer></footer>${EMBEDDED}`, ['own()'], 'own()'],
  ['after the last footer only', `<footer></footer>${EMBEDDED}<footer></footer >`, [], ''],
  ['no embedded one without a footer', EMBEDDED, [], ''],
  ['the data of the framework anywhere', `<b><script>${DATA}</script></b>`, [DATA], ''],
  ['no file, whatever it contains', `<script src="/a.js">${DATA}</script>`, [], ''],
  ['nothing in a comment', `<!-- ${EARLY}<header> --><script>${DATA}</script>`, [DATA], ''],
  ['nothing in a style sheet', `<style>${EARLY}</style><header>`, [], ''],
  ['nothing in a title', `<title>${EARLY}</title><header>`, [], ''],
  ['nothing in a field', `<textarea a="b">\n${EARLY}\n</textarea><header>`, [], ''],
  [
    'tags of any case',
    `${EARLY.toUpperCase().replace('DATA-SCRIPT="EARLY"', 'data-script="early"')}<HEADER class="a">`,
    ['EARLY()'],
    '',
  ],
  ['no tag that only begins so', `<scripts data-script="early">early()</scripts><headers>`, [], ''],
  [
    'an end with space',
    `<footer></footer\n><script data-embedded="javascript">own()</script\n>`,
    ['own()'],
    'own()',
  ],
  ['a style element before the early one', `<style>a</style>${EARLY}<header>`, ['early()'], ''],
  [
    'an attribute that only ends so',
    `<script data-src-x="1" data-script="early">early()</script><header>`,
    ['early()'],
    '',
  ],
  [
    'what follows an attribute that shows a tag',
    `<header></header><img alt="The <script> tag"><a title='<!--'></a><footer></footer>${EMBEDDED}`,
    ['own()'],
    'own()',
  ],
  [
    'no end of the footer in an attribute',
    `<header></header><a title="</footer>"></a>${EMBEDDED}`,
    [],
    '',
  ],
  ['nothing empty', `<script data-script="early"></script><header>`, [], ''],
])('finds %s', (_, html, trusted, embedded) => {
  expect(findInlineScripts(html)).toEqual({ trusted, embedded });
});
