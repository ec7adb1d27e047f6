import { beforeAll, describe, expect, test } from 'vitest';
import type { Article, Block } from '@/content-client';
import { articleToMarkdown } from '@/lib/server/html/article-markdown';
import { FRAME } from '../../../fixtures/blocks';
import { setEnvironment } from '../../../support/form-env';

beforeAll(() => {
  setEnvironment({ SITE_URL: 'https://site.example', CONTENT_MEDIA_URL: 'https://media.example' });
});

const image = {
  url: 'https://media.example/uploads/x.png',
  width: 1,
  height: 1,
  alt: 'Mill [red]',
  mime: 'image/png',
  thumbnailUrl: null,
  focalPoint: null,
  caption: null,
};

function article(blocks: Block[]): Article {
  return {
    documentId: 'd',
    slug: 'payroll',
    title: 'Payroll *in* time',
    description: 'Paid on\nthe 25th',
    publishedOn: '2026-03-04T05:06:07.000Z',
    updatedAt: '2026-04-05T06:07:08.000Z',
    thumbnail: null,
    cover: null,
    noindex: false,
    tone: 'light',
    button: null,
    author: null,
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
      '## Second\n\nText',
      '[Call us](https://site.example/contact)',
      '> It\n>\n> works',
      '— Asha',
      '![Mill \\[red\\]](https://media.example/uploads/x.png)',
      '## Cards',
      '[Harvest](https://media.example/f.mp4)',
    ]) {
      expect(text).toContain(part);
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
});
