import { describe, expect, test } from 'vitest';
import type { ContentRules } from '@/lib/server/html/content-rules';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';

function read(html: string, rules: ContentRules = {}) {
  const dropped: string[] = [];
  const clean = sanitizeHtml(html, {
    mediaUrl: 'http://cms.example',
    ...rules,
    onDrop: ({ what, detail }) => dropped.push(`${what} ${detail}`),
  });
  return { clean, dropped };
}

describe('styles and classes', () => {
  test('stay as far as they are safe', () => {
    expect(
      read('<p style="color: red; position: fixed" class="text-ink fixed site-a">x</p>'),
    ).toEqual({
      clean: '<p style="color: red" class="text-ink site-a">x</p>',
      dropped: ['style position: fixed', 'class fixed'],
    });
  });

  test('go where nothing of them is', () => {
    expect(read('<p style="position: fixed" class="fixed">x</p>').clean).toBe('<p>x</p>');
    expect(read('<p style="" class="">x</p>')).toEqual({ clean: '<p>x</p>', dropped: [] });
  });

  test.each(['language-js', 'task-list-item', 'contains-task-list', 'footnotes', 'sr-only'])(
    '%s is of the engine, and no loss',
    (name) => {
      expect(read(`<p class="${name}">x</p>`)).toEqual({ clean: '<p>x</p>', dropped: [] });
      expect(read(`<p class="x${name}">x</p>`).dropped).toEqual([`class x${name}`]);
    },
  );

  test('of an entry that begins with a box stays, and of nothing else', () => {
    const html = '<ul class="contains-task-list"><li class="task-list-item">x</li></ul>';
    expect(read(html)).toEqual({
      clean: '<ul><li class="task-list-item">x</li></ul>',
      dropped: [],
    });
  });

  test.each(['footnotes2', 'sr-only-x'])('%s is not', (name) => {
    expect(read(`<p class="${name}">x</p>`).dropped).toEqual([`class ${name}`]);
  });
});

describe('links', () => {
  test.each([
    ['<a href="/a" title="t" class="italic">x</a>', '<a title="t" class="italic" href="/a">x</a>'],
    ['<a href=" contact ">x</a>', '<a href="/contact">x</a>'],
    [
      '<a href="https://a.example">x</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    [
      '<a href="uploads/a.pdf">x</a>',
      '<a href="http://cms.example/uploads/a.pdf" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['<a href="/uploads">x</a>', '<a href="/uploads">x</a>'],
    ['<a href="/x/uploads/a.pdf">x</a>', '<a href="/x/uploads/a.pdf">x</a>'],
    ['<a title="t"><i>x</i></a>', '<span title="t"><i>x</i></span>'],
  ])('%s becomes %s', (html, clean) => {
    expect(read(html)).toEqual({ clean, dropped: [] });
  });

  test('an unsafe one is reported', () => {
    expect(read('<a href="//evil.example">x</a>')).toEqual({
      clean: '<span>x</span>',
      dropped: ['link //evil.example'],
    });
  });

  test('without an address for files they are at the content service', () => {
    expect(
      read('<a href="/uploads/a.pdf">x</a>', { mediaUrl: 'http://m.example/' }).clean,
    ).toContain('href="http://m.example/uploads/a.pdf"');
  });
});

describe('headings', () => {
  test('without words are none, as are links', () => {
    expect(read('<p>a <a href="/b"> <b></b></a><a href="/c">c</a></p>').clean).toBe(
      '<p>a <a href="/c">c</a></p>',
    );
    const image = '<h2><img src="/a.png" alt="A mill"></h2>';
    expect(read(`<h2></h2><p>a</p><h3><br>\u00a0</h3><h4><b> </b></h4>${image}`).clean).toBe(
      `<p>a</p>${read(image).clean}`,
    );
    expect(read(image).clean).toContain('<h2');
  });

  test('have an id by their words, the first of each', () => {
    const anchors = new Set(['part-known']);
    const html = '<h1>One <b>two</b></h1><h2>One two</h2><h2>Known</h2><h2>…</h2><h3>Deep</h3>';
    expect(read(html, { anchors }).clean).toBe(
      '<h2 id="part-one-two">One <b>two</b></h2><h2>One two</h2><h2>Known</h2><h2>…</h2><h3>Deep</h3>',
    );
    expect([...anchors]).toEqual(['part-known', 'part-one-two']);
  });

  test('have none where the page has no list of them', () => {
    expect(read('<h2>One</h2>').clean).toBe('<h2>One</h2>');
  });
});

describe('tables', () => {
  test('are named by their caption', () => {
    expect(read('<table><caption> Taxes <b>here</b></caption></table>').clean).toBe(
      '<div class="table-scroll" tabindex="0" role="group" aria-label="Taxes here">' +
        '<table><caption> Taxes <b>here</b></caption></table></div>',
    );
  });

  test('are cleaned inside', () => {
    const { clean } = read('<table><tr><td><a href="//x.example">y</a></td></tr></table>');
    expect(clean).toContain('<td><span>y</span></td>');
  });
});

test.each(['ul', 'ol', 'blockquote', 'details', 'dl'])(
  'Arabic deep in the text turns a %s, and no paragraph',
  (name) => {
    const inner = name === 'ul' || name === 'ol' ? '<li>x</li>' : 'x';
    expect(read(`<${name}>${inner}</${name}><p>x</p><div><p><b>سلام</b></p></div>`).clean).toBe(
      `<${name} dir="auto">${inner}</${name}><p>x</p><div><p><b>سلام</b></p></div>`,
    );
  },
);

test.each([
  ['<table><tr><td>سلام, 40 x</td></tr></table>', 'rtl'],
  ['<table><tr><td>40 x سلام</td></tr></table>', 'ltr'],
  ['<table dir="rtl"><tr><td>x</td></tr></table><p>سلام</p>', 'rtl'],
])('what scrolls a table begins where the table does: %s', (html, dir) => {
  expect(read(html).clean).toMatch(
    new RegExp(`^<div class="table-scroll"[^>]* dir="${dir}"><table><tbody>`),
  );
});
