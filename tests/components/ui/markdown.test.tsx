import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Markdown } from '@/components/ui/markdown';
import type { Block } from '@/content-client';
import { articleHeadings } from '@/lib/text/article-headings';
import { htmlToText } from '@/lib/text/html-to-text';
import { HTML_VECTORS, MARKDOWN_VECTORS } from '../../fixtures/xss-vectors';
import { findDanger } from '../../support/find-danger';

beforeAll(() => {
  vi.stubEnv('CONTENT_API_URL', 'http://cms.example');
  vi.stubEnv('CONTENT_API_TOKEN', 'a-token-for-the-tests');
  // What is dropped goes to the log; here it would fill the screen.
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

async function draw(source: string): Promise<string> {
  return renderToStaticMarkup(await Markdown({ source }));
}

describe('hostile Markdown', () => {
  test.each(MARKDOWN_VECTORS)(
    'nothing of %j is left that runs or requests a third party',
    async (vector) => {
      expect(findDanger(await draw(`Before\n\n${vector}\n\nAfter`))).toEqual([]);
    },
  );

  test('no attack written as HTML gets through as Markdown', async () => {
    for (const vector of HTML_VECTORS) {
      expect(findDanger(await draw(`Before\n\n${vector}\n\nAfter`))).toEqual([]);
    }
  }, 60_000);

  test('braces are words, not code of this server', async () => {
    expect(await draw('{process.exit(1)} {1 + 1}')).toContain('{process.exit(1)} {1 + 1}');
  });
});

describe('ordinary Markdown', () => {
  test('emphasis, links, lists, tables and code are drawn', async () => {
    const html = await draw(
      '## Two\n\nA **bold** [word](/contact) and `code`.\n\n1. a\n2. b\n\n| Q | A |\n| - | -: |\n| x | 1 |\n\n```js\nlet x\n```',
    );
    for (const part of [
      '<h2 id="part-two">Two</h2>',
      '<strong>bold</strong>',
      '<a href="/contact">word</a>',
      '<ol>',
      '<div class="table-scroll"',
      '<pre><code>let x',
    ]) {
      expect(html).toContain(part);
    }
  });

  test('an image that is stored without a host is loaded through the site, from the content service', async () => {
    const html = await draw('![Desk](/uploads/desk.jpg)');
    const file = encodeURIComponent('http://cms.example/uploads/desk.jpg');
    expect(html).toContain(`src="/_next/image?url=${file}`);
    expect(html).toContain('alt="Desk"');
  });

  test('a task list shows what is done', async () => {
    const html = await draw('- [x] counted\n- [ ] moved');
    expect(html).toContain('☑ counted');
    expect(html).toContain('☐ moved');
  });

  test('a video is played where it stands, however its tag is written, and code is no video', async () => {
    const plays = async (source: string) =>
      JSON.stringify(await Markdown({ source }), (_, value) =>
        typeof value === 'function' ? value.name : value,
      ).includes('PlayOnDemand');
    const src = 'src="https://www.youtube.com/embed/abcdefghijk"';
    expect(await plays(`<iframe ${src}></iframe>`)).toBe(true);
    expect(await plays(`<IFRAME ${src}></IFRAME>`)).toBe(true);
    expect(await plays('Write `<iframe>` for it.')).toBe(false);
  });

  test('footnotes lead there and back', async () => {
    const html = await draw('Word[^1], word[^a.b], word[^sué]\n\n[^1]: Note\n[^a.b]: B\n[^sué]: C');
    const links = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links).toHaveLength(6);
    for (const id of links) expect(html).toContain(` id="${id}"`);
  });

  test('each text of a page has footnotes of its own', async () => {
    const texts = [await draw('A[^1]\n\n[^1]: One'), await draw('B[^1]\n\n[^1]: Two')];
    const ids = texts.flatMap((html) =>
      [...html.matchAll(/ id="(user-[^"]+)"/g)].map(([, id]) => id),
    );
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('Markdown that the engine cannot read', () => {
  test('is shown as a preformatted message', async () => {
    expect(await draw('> '.repeat(20_000))).toMatch(/<pre>.+<\/pre>/s);
  });

  // Read as Markdown it would take minutes.
  test('a paragraph of 20,000 marks does not keep the server busy', async () => {
    expect(await draw('*a_ '.repeat(20_000))).toContain('<pre>');
  });
});

describe('the list of contents', () => {
  const frame: Block['frame'] = {
    ...{ widthPercent: null, align: null, margin: null, padding: null, fontSize: null },
    ...{ style: null, classes: null, innerStyle: null, innerClasses: null },
  };

  test.each([
    ['## 1\\. Scope', '1. Scope'],
    ['## 4 o\\*clock \\*sharp\\*', '4 o*clock *sharp*'],
    ['## \\<b\\> and \\&amp; \\\\ \\!', '<b> and &amp; \\ !'],
    ['## R&amp;D, Q&A &#8211; caf&eacute; &copy 2026', 'R&D, Q&A – café &copy 2026'],
    ['## `a\\.b` and `&lt;` _c_', 'a\\.b and &lt; c'],
    ['## [The *plan*][ref]\n\n[REF]: https://a.example', 'The plan'],
    ['## [The plan][]\n\n[the  plan]: https://a.example', 'The plan'],
    ['## [ref], [other] and [one][two]\n\n[ref]: /a', 'ref, [other] and [one][two]'],
    ['## Title[^1]\n\nText.[^2]\n\n[^1]: Note\n[^2]: Note', 'Title'],
    ['## Title[^1]', 'Title[^1]'],
  ])('names and leads to the heading of %j', async (body, text) => {
    const [listed] = articleHeadings([{ id: 'a', frame, kind: 'markdown', title: null, body }]);
    const [, id, content = ''] = /<h2 id="([^"]+)">(.*?)<\/h2>/.exec(await draw(body)) ?? [];
    expect(listed).toEqual({ id, text });
    expect(htmlToText(content.replace(/<sup>.*?<\/sup>/, ''))).toBe(text);
  });
});
