import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { toEmbeddedScript, toEmbeddedStyle } from '@/lib/editor/embedded-code';

/** As much of a document as the code needs. */
function emptyPage() {
  const loaded: unknown[] = [];
  const createElement = () => {
    const attributes: Record<string, string> = {};
    const setAttribute = (name: string, value: string) => {
      attributes[name] = value;
    };
    return { attributes, setAttribute };
  };
  const append = (element: object) => loaded.push(JSON.parse(JSON.stringify(element)));
  return { loaded, document: { createElement, head: { append } } };
}

test('code without tags stays as it is, unless it would end its element', () => {
  expect(toEmbeddedScript('window.a = 1;\r\n// </footer>')).toBe('window.a = 1;\r\n// </footer>');
  expect(toEmbeddedScript("a('</SCRIPT><!--')")).toBe("a('<\\/SCRIPT><\\!--')");
  expect(toEmbeddedStyle('h1 { color: red } /* <header> </style> */')).toBe(
    'h1 { color: red } /* <header> <\\/style> */',
  );
});

test('code that was pasted with its tags runs without them', () => {
  const pasted = `<!-- Statistics -->
<script async src="//stats.example/tag.js?id=1&amp;v=2"></script>
<script type="text/javascript">
  window.queue = [1]
</script>
<script>window.queue.push(2)</script>`;
  const page = { window: { queue: [0] }, ...emptyPage() };
  new Script(toEmbeddedScript(pasted)).runInNewContext(page);
  expect(page.window.queue).toEqual([1, 2]);
  expect(page.loaded).toEqual([
    { attributes: { async: '', src: 'https://stats.example/tag.js?id=1&v=2' }, textContent: '' },
  ]);
  expect(toEmbeddedStyle('<style media="all">h1 { color: red }</style>')).toBe('h1 { color: red }');
});

test.each([
  ["<script>a('<script>')</script>", "a('<script>');"],
  ['  <!-- x --> <!-- y -->\n<SCRIPT>a()</SCRIPT >', 'a();'],
  ['a(); <script>b()</script>', 'a(); <script>b()<\\/script>'],
  ['<scripts>a()</scripts>', '<scripts>a()<\\/scripts>'],
  ['<script>a()</script><script>b()</script>', 'a();\nb();'],
  ['<script type=module>a()</script>', 'a();'],
  ['<script>a()</script><script type="module">import "/b.js"</script>', 'a();\n'],
])('the script %j is %j', (code, script) => {
  expect(toEmbeddedScript(code)).toBe(script);
});

test('many comments before code that is none are read in no time', () => {
  const code = `${'<!-- a -->'.repeat(1_000)}b`;
  expect(toEmbeddedScript(code)).toContain('b');
  expect(toEmbeddedStyle(code)).toBe(code);
});

test.each([
  ['<script src=/a.js?b=1></script>', { src: '/a.js?b=1' }, ''],
  ["<script async SRC = '/a.js'></script>", { async: '', src: '/a.js' }, ''],
  [
    '<script defer data-domain="shop.example" src="http://a.example//b"></script>',
    { defer: '', 'data-domain': 'shop.example', src: 'http://a.example//b' },
    '',
  ],
  [
    '<script type="application/ld+json">{"name": "</SCRIPT"}</script>',
    { type: 'application/ld+json' },
    '{"name": "</SCRIPT"}',
  ],
])('%j gets an element of its own', (code, attributes, textContent) => {
  const page = emptyPage();
  new Script(toEmbeddedScript(code)).runInNewContext(page);
  expect(page.loaded).toEqual([{ attributes, textContent }]);
});

test.each([
  ['<!-- a --><style>b</style>x<style media="c">d</style >', 'b\nd'],
  ['a <style>b</style>', 'a <style>b<\\/style>'],
  ['<styles>b</styles>', '<styles>b<\\/styles>'],
  ['a</STYLE', 'a<\\/STYLE'],
])('the style %j is %j', (code, style) => {
  expect(toEmbeddedStyle(code)).toBe(style);
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test.each(['<script>', '<script ', '<style>', '<style ', '</script ', '<!-- -->'])(
  'two megabytes of %j are read',
  (part) => {
    const code = part.repeat(2_000_000 / part.length);
    expect(toEmbeddedScript(`<script>a()</script>${code}`)).toBe('a();');
    expect(toEmbeddedStyle(`<style>a {}</style>${code}`)).toBe('a {}');
  },
);
