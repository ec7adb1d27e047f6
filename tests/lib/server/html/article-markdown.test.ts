import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Article, Block } from '@/content-client';
import { BARE_SUMMARY } from '../../../fixtures/articles';
import { FRAME } from '../../../fixtures/blocks';
import { setEnvironment } from '../../../support/form-env';

let articleToMarkdown: (article: Article, path: string) => string;

beforeAll(async () => {
  setEnvironment({ SITE_URL: 'https://site.example', CONTENT_MEDIA_URL: 'https://media.example' });
  ({ articleToMarkdown } = await import('@/lib/server/html/article-markdown'));
});

const image = {
  url: 'https://media.example/uploads/x.png',
  width: 1,
  height: 1,
  alt: 'Mill [red]',
  mime: 'image/png',
  isPhotograph: false,
  focalPoint: null,
  caption: null,
};

type MediaBlock = Extract<Block, { kind: 'media' }>;

function article(blocks: Block[]): Article {
  return {
    ...BARE_SUMMARY,
    title: 'Payroll *in* time',
    description: 'Paid on\nthe 25th',
    publishedOn: '2026-03-04T05:06:07.000Z',
    updatedAt: '2026-04-05T06:07:08.000Z',
    tone: 'light',
    button: null,
    seo: { title: null, description: null, keywords: null, shareImage: null },
    blocks,
  };
}

const body = (blocks: Block[]) =>
  articleToMarkdown(article(blocks), '/solutions/payroll')
    .split('\n\n')
    .slice(3)
    .join('\n\n')
    .trim();

test('begins with what the article is', () => {
  expect(articleToMarkdown(article([]), '/solutions/payroll')).toBe(
    '# Payroll \\*in\\* time\n\n> Paid on the 25th\n\n' +
      '- Address: <https://site.example/solutions/payroll>\n' +
      '- Published: 2026-03-04\n- Changed: 2026-04-05\n',
  );
});

test('says what is known of it', () => {
  const known = { ...article([]), description: null, cover: image };
  expect(articleToMarkdown(known, '/a')).toBe(
    '# Payroll \\*in\\* time\n\n- Address: <https://site.example/a>\n' +
      '- Published: 2026-03-04\n- Changed: 2026-04-05\n\n' +
      '![Mill \\[red\\]](https://media.example/uploads/x.png)\n',
  );
  expect(articleToMarkdown({ ...known, cover: { ...image, alt: '' } }, '/a')).not.toContain('![');
});

describe('what editors wrote', () => {
  test('HTML becomes Markdown, with addresses in full', () => {
    const html =
      '<h2>Steps</h2><p>Read <a href="/faq">the <b>FAQ</b></a></p>' +
      '<table><tr><th>A</th></tr><tr><td>1</td></tr></table><img src="/uploads/y.png" alt="Y">';
    expect(body([{ id: '1', frame: FRAME, kind: 'html', body: html }])).toBe(
      '## Steps\n\nRead [the **FAQ**](https://site.example/faq)\n\n' +
        '| A |\n| - |\n| 1 |\n\n![Y](https://media.example/uploads/y.png)',
    );
  });

  test.each([
    ['<video src="/uploads/f.mp4"></video>', '[Video](https://media.example/uploads/f.mp4)'],
    [
      '<video src="/uploads/f.mp4" title="Our yard"></video>',
      '[Our yard](https://media.example/uploads/f.mp4 "Our yard")',
    ],
    [
      '<iframe src="https://www.youtube.com/embed/abcdefghijk" title="Our yard"></iframe>',
      '[Our yard](https://www.youtube.com/watch?v=abcdefghijk)',
    ],
    ['<iframe src="https://vimeo.com/76979871"></iframe>', '[Video](https://vimeo.com/76979871)'],
  ])('%s is a link with a name', (html, link) => {
    expect(body([{ id: '1', frame: FRAME, kind: 'html', body: html }])).toBe(link);
    expect(body([{ id: '1', frame: FRAME, kind: 'markdown', title: null, body: html }])).toBe(link);
  });

  test('words in angle brackets that are no tag are written, as the screen shows them', () => {
    const html = '<p>Replace <question> and </end></p>';
    expect(body([{ id: '1', frame: FRAME, kind: 'html', body: html }])).toBe(
      'Replace \\<question> and \\</end>',
    );
  });

  test('nothing that runs survives, in HTML nor in Markdown', () => {
    const evil = '<script>alert(1)</script><a href="javascript:alert(2)" onclick="x()">go</a>';
    for (const kind of ['html', 'markdown'] as const) {
      const block: Block =
        kind === 'html'
          ? { id: '1', frame: FRAME, kind, body: `${evil}<p>End</p>` }
          : {
              id: '1',
              frame: FRAME,
              kind,
              title: null,
              body: `${evil}\n\nEnd [x](javascript:alert(3))`,
            };
      const text = body([block]);
      expect(text).toContain('End');
      expect(text).not.toMatch(/script|alert|onclick/);
    }
  });

  test('every kind of block says what it shows', () => {
    const text = body([
      {
        id: '1',
        frame: FRAME,
        kind: 'markdown',
        title: 'First',
        body: '# One\n\n- [x] done\n- *two*',
      },
      { id: '2', frame: FRAME, kind: 'titled-html', title: '<b>Second</b>', body: '<p>Text</p>' },
      { id: '3', frame: FRAME, kind: 'button', name: 'Call us', link: '/contact' },
      { id: '4', frame: FRAME, kind: 'quote', title: null, body: 'It\n\nworks', author: 'Asha' },
      {
        id: '5',
        frame: FRAME,
        kind: 'media',
        title: null,
        media: { kind: 'image', ...image },
        thumbnail: null,
        link: null,
      },
      {
        id: '6',
        frame: FRAME,
        kind: 'stack',
        title: 'Cards',
        cards: [{ id: 'c', name: 'Card', image: null, video: null }],
      },
      {
        id: '7',
        frame: FRAME,
        kind: 'carousel',
        title: null,
        slides: [
          {
            id: 's',
            name: 'Harvest',
            image: null,
            video: { url: 'https://media.example/f.mp4', mime: 'video/mp4' },
          },
        ],
      },
    ]);
    for (const part of [
      '## First',
      '## One',
      '- *two*',
      '## \\<b\\>Second\\</b\\>\n\nText',
      '[Call us](https://site.example/contact)',
      '> It works',
      '— Asha',
      '![Mill \\[red\\]](https://media.example/uploads/x.png)',
      '## Cards',
      '[Harvest](https://media.example/f.mp4)',
    ]) {
      expect(text).toContain(part);
    }
  });

  test.each<[name: string, block: Omit<MediaBlock, 'id' | 'frame' | 'kind'>, text: string]>([
    ['nothing', { title: null, media: null, thumbnail: null, link: null }, ''],
    [
      'a video',
      {
        title: 'Harvest *1*',
        media: { kind: 'video', url: 'https://media.example/f.mp4', mime: 'video/mp4' },
        thumbnail: image,
        link: null,
      },
      '## Harvest \\*1\\*\n\n![Mill \\[red\\]](https://media.example/uploads/x.png)\n\n' +
        '[Video](https://media.example/f.mp4)',
    ],
    [
      'a video elsewhere',
      { title: null, media: null, thumbnail: null, link: 'https://vimeo.com/1' },
      '[Video](https://vimeo.com/1)',
    ],
    [
      'a file',
      {
        title: null,
        media: {
          kind: 'file',
          url: 'https://media.example/rates.pdf',
          mime: 'application/pdf',
          name: 'rates.pdf',
        },
        thumbnail: null,
        link: null,
      },
      '[rates.pdf](https://media.example/rates.pdf)',
    ],
    [
      'an image with another one as thumbnail',
      {
        title: null,
        media: { kind: 'image', ...image },
        thumbnail: { ...image, url: 'https://media.example/small.png' },
        link: 'javascript:x',
      },
      '![Mill \\[red\\]](https://media.example/uploads/x.png)',
    ],
    [
      'the caption of its image',
      {
        title: null,
        media: { kind: 'image', ...image, caption: 'The *red* mill' },
        thumbnail: null,
        link: null,
      },
      '![Mill \\[red\\]](https://media.example/uploads/x.png)\n\nThe \\*red\\* mill',
    ],
    [
      'words of its own, which stand instead of the caption',
      {
        title: 'Harvest',
        media: { kind: 'image', ...image, caption: 'The red mill' },
        thumbnail: null,
        link: null,
      },
      '## Harvest\n\n![Mill \\[red\\]](https://media.example/uploads/x.png)',
    ],
  ])('of media with %s', (_, block, text) => {
    expect(body([{ id: '1', frame: FRAME, kind: 'media', ...block }])).toBe(text);
  });

  test('slides say what they show', () => {
    const slides = [
      { id: 'a', name: 'Mill', image: { ...image, alt: '' }, video: null },
      { id: 'b', name: null, image: { ...image, alt: '' }, video: null },
      { id: 'c', name: 'Named', image, video: null },
      { id: 'd', name: null, image: null, video: { url: 'https://m.example/f', mime: 'v' } },
    ];
    const url = 'https://media.example/uploads/x.png';
    const shown = `![Mill](${url})\n\n![](${url})\n\n![Mill \\[red\\]](${url})\n\n[Video](https://m.example/f)`;
    const frame = FRAME;
    expect(body([{ id: '1', frame, kind: 'slider', title: 'Days', slides }])).toBe(
      `## Days\n\n${shown}`,
    );
    expect(body([{ id: '1', frame, kind: 'stack', title: null, cards: slides }])).toBe(shown);
  });

  test('texts without a title, an author or a body have none', () => {
    const frame = FRAME;
    expect(
      body([{ id: '1', frame, kind: 'quote', title: 'T', body: 'a *b*\n# c', author: null }]),
    ).toBe('## T\n\n> a \\*b\\* \\# c');
    expect(body([{ id: '1', frame, kind: 'titled-html', title: '', body: null }])).toBe('');
    expect(body([{ id: '1', frame, kind: 'button', name: 'Go', link: null }])).toBe('');
  });

  test.each([
    ['#pricing', 'https://site.example/solutions/payroll#pricing'],
    ['?plan=2', 'https://site.example/solutions/payroll?plan=2'],
    ['/', 'https://site.example'],
  ])('a button to %s leads where it does on the screen', (link, url) => {
    const text = body([{ id: '1', frame: FRAME, kind: 'button', name: 'Go', link }]);
    expect(text).toBe(`[Go](${url})`);
  });

  test('lists, rules and code have one style, and paths are addresses', () => {
    const text =
      '* one\n* two\n\n***\n\n    code\n\n~~~js\na\n~~~\n\n[q](?a=b) [h](#h) [m](mailto:a@b.example)';
    expect(body([{ id: '1', frame: FRAME, kind: 'markdown', title: null, body: text }])).toBe(
      '- one\n- two\n\n---\n\n```\ncode\n```\n\n```\na\n```\n\n' +
        '[q](https://site.example/solutions/payroll?a=b) ' +
        '[h](https://site.example/solutions/payroll#h) [m](mailto:a@b.example)',
    );
    const html = '<video src="/x.mp4" poster="/p.png"></video>';
    expect(body([{ id: '1', frame: FRAME, kind: 'html', body: html }])).toContain(
      'https://site.example/x.mp4',
    );
  });

  test('a footnote and the way back from it lead to those of the screen', async () => {
    const markdown = 'Due[^1]\n\n[^1]: Act 12';
    const text = body([{ id: '1', frame: FRAME, kind: 'markdown', title: null, body: markdown }]);
    const { compileMarkdown } = await import('@/lib/server/html/compile-markdown');
    const screen = await compileMarkdown(markdown);
    const html = screen.status === 'compiled' ? renderToStaticMarkup(screen.content) : '';
    const anchors = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(anchors).toHaveLength(2);
    for (const id of anchors) {
      expect(text).toContain(`](https://site.example/solutions/payroll#${id})`);
    }
  });

  test('a text that no reader can read in time does not hold the server', () => {
    const deep = '<div>'.repeat(30_000);
    expect(body([{ id: '1', frame: FRAME, kind: 'html', body: `${deep}Deep` }])).toContain('Deep');
    const tangled = '*a_'.repeat(20_000);
    expect(body([{ id: '1', frame: FRAME, kind: 'markdown', title: null, body: tangled }])).toBe(
      '',
    );
  });

  // What takes time that grows with the square of the length runs into the tests' time-out.
  test('60 kB of elements without words do not hold the server, and no word is lost with them', () => {
    for (const empty of ['<a>', '<b> </b>\n']) {
      const html = `<p>Pay${'<i> <b></b></i>'.repeat(3)}day</p>${empty.repeat(60_000 / empty.length)}`;
      expect(body([{ id: '1', frame: FRAME, kind: 'html', body: html }])).toMatch(/Pay day\s*$/);
    }
    const table = '<table><tr><th>A</th><th>B</th></tr><tr><td></td><td>2</td></tr></table>';
    expect(body([{ id: '1', frame: FRAME, kind: 'html', body: table }])).toContain('|   | 2 |');
  });
});
