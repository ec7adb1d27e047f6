import { describe, expect, test } from 'vitest';
import { LOST_IMAGE_NOTE } from '@/cms/src/editing/lost-image';
import { FORMATS } from '@/cms/src/editing/texts-of-images';
import type { BlockContent, InventoryEntry } from '@/content-client';
import { toFinding } from '@/lib/server/content-check/finding';
import { checkTexts } from '@/lib/server/content-check/text-rules';
import { FRAME } from '../../../fixtures/blocks';
import { entry } from './support';

async function check(checked: InventoryEntry) {
  const findings: string[] = [];
  const links = await checkTexts(checked, {
    mediaUrl: 'https://cms.example',
    report: (...finding) => {
      const { rule, place, message } = toFinding(...finding);
      findings.push(`${rule} ${place}: ${message}`);
    },
  });
  return { findings, links: links.map(({ place, href }) => [place, href]) };
}

const article = (content: BlockContent, frame = FRAME) =>
  entry('article', {}, { blocks: [{ id: 'block-3', frame, ...content }] });
const html = (body: string) => article({ kind: 'html', body });
const markdown = (body: string) => article({ kind: 'markdown', title: null, body });

test('a text that reaches the page as it is has no findings', async () => {
  expect((await check(html('<p class="text-center">Hello</p>'))).findings).toEqual([]);
  expect((await check(markdown('**Hello**'))).findings).toEqual([]);
});

test('the note that a paste leaves in the place of an image is reported', async () => {
  for (const checked of [
    markdown(`One\n\n*${LOST_IMAGE_NOTE}*`),
    html(`<p>One</p>${LOST_IMAGE_NOTE}`),
  ]) {
    const { findings } = await check(checked);
    expect(findings).toEqual([expect.stringMatching(/^image-lost blocks\.3\.body: Visitors read/)]);
  }
});

describe('what does not reach the page is reported', () => {
  test.each([
    ['<blink>x</blink>', 'html-dropped blocks.3.body: Left out: <blink>'],
    ['<p onclick="x()">x</p>', 'html-dropped blocks.3.body: Left out: p onClick'],
    ['<p style="position:fixed">x</p>', 'style-dropped blocks.3.body: Left out: position:fixed'],
    ['<p class="huge">x</p>', 'class-dropped blocks.3.body: Left out: huge'],
    [
      '<iframe src="https://x.example/"></iframe>',
      'html-dropped blocks.3.body: Left out: https://x.example/',
    ],
    [
      '<img src="https://x.example/a.png" alt="a">',
      'html-dropped blocks.3.body: Left out: https://x.example/a.png',
    ],
  ])('%s', async (body, finding) => {
    expect((await check(html(body))).findings).toEqual([finding]);
    expect((await check(article({ kind: 'titled-html', title: 't', body }))).findings).toEqual([
      finding,
    ]);
  });

  test('a link is not: links have rules of their own', async () => {
    const { findings, links } = await check(
      html('<a href="javascript:x()">x</a><a href="/a">a</a>'),
    );
    expect(findings).toEqual([]);
    expect(links).toEqual([
      ['blocks.3.body', 'javascript:x()'],
      ['blocks.3.body', '/a'],
    ]);
  });

  test('Markdown that cannot be parsed is', async () => {
    const { findings } = await check(markdown('**a '.repeat(1501)));
    expect(findings).toEqual([
      'malformed blocks.3.body: Is not valid Markdown: This text has too many marks to be parsed.',
    ]);
  });
});

describe('an image without a text', () => {
  const missing = ['alt-missing blocks.3.body: The image /a.png has no alternative text.'];

  test('is reported in HTML only where the attribute is missing', async () => {
    expect((await check(html('<img src="/a.png">'))).findings).toEqual(missing);
    expect((await check(html('<img src="/a.png" alt="">'))).findings).toEqual([]);
  });

  test('is reported in Markdown, which has no other form', async () => {
    expect((await check(markdown('![](/a.png)'))).findings).toEqual(missing);
    expect((await check(markdown('![ A mill ](/a.png)'))).findings).toEqual([]);
  });

  test('is reported in each field in which the content service asks for one', async () => {
    const [image, tag] = ['![](/a.png)', '<img src="/a.png">'];
    const fields = {
      'shared.rich-text-markdown-wrapper.body': markdown(image),
      'shared.html-markdown-wrapper.body': html(tag),
      'api::vacancy.vacancy.description': entry('vacancy', { description: image }),
      'api::global-entity.global-entity.richText': entry('global-entity', {
        key: 'careers',
        richText: image,
      }),
      'api::qna.qna.title': entry('qna', { title: tag }),
      'api::qna.qna.description': entry('qna', { description: tag }),
    };
    expect(Object.keys(fields).toSorted()).toEqual(Object.keys(FORMATS).toSorted());
    for (const [field, checked] of Object.entries(fields)) {
      expect((await check(checked)).findings, field).toEqual([
        expect.stringMatching(/^alt-missing /),
      ]);
    }
  });
});

describe('a link whose words do not say where it leads', () => {
  const vague = (words: string) =>
    `link-vague blocks.3.body: “${words}” does not say where its link leads: a screen reader lists links without the text around them.`;

  test.each(['here', 'Click here!', '» read more…', 'This link', 'Bofya hapa'])(
    'is reported: %s',
    async (words) => {
      expect((await check(markdown(`Prices: [${words}](/faq)`))).findings).toEqual([vague(words)]);
      expect((await check(html(`<a href="/uploads/a.pdf"><b>${words}</b></a>`))).findings).toEqual([
        vague(words),
      ]);
    },
  );

  test('is reported where it has none at all', async () => {
    const wordless = [
      'link-vague blocks.3.body: A link has no words: who cannot see it does not know where it leads.',
    ];
    for (const words of ['', ' ', '<img src="/a.png" alt="">']) {
      expect((await check(html(`<a href="/faq">${words}</a>`))).findings).toEqual(wordless);
    }
  });

  test('is not one that says it, by its words or by those of its image', async () => {
    const text = '[Here is the price](/faq), [more about ERP](/a), and a note[^1].\n\n[^1]: Note.';
    expect((await check(markdown(text))).findings).toEqual([]);
    const image = '<a href="/faq"><img src="/a.png" alt="Questions"></a>';
    expect((await check(html(image))).findings).toEqual([]);
  });
});

test('a table is reported where none of its cells is a heading', async () => {
  expect(
    (await check(html('<table><tr><td>ERP</td><td>4 days</td></tr></table>'))).findings,
  ).toEqual([
    'table-headless blocks.3.body: No cell of the table “ERP 4 days” is a heading: mark its first row (<th>).',
  ]);
  const row = '<table><tbody><tr><th scope="row">ERP</th><td>4 days</td></tr></tbody></table>';
  expect((await check(html(row))).findings).toEqual([]);
  expect((await check(markdown('| a | b |\n| - | - |\n| 1 | 2 |'))).findings).toEqual([]);
});

test('the frame of a block is checked as well', async () => {
  const frame = {
    ...FRAME,
    style: 'position: fixed',
    innerStyle: 'z-index: 3',
    classes: 'huge',
    innerClasses: 'tiny p-4',
  };
  expect((await check(article({ kind: 'button', name: 'a', link: null }, frame))).findings).toEqual(
    [
      'style-dropped blocks.3.renderBlock: Left out: position: fixed',
      'style-dropped blocks.3.renderBlock: Left out: z-index: 3',
      'class-dropped blocks.3.renderBlock: Left out: huge',
      'class-dropped blocks.3.renderBlock: Left out: tiny',
    ],
  );
});

test('question and answer of a FAQ entry are HTML', async () => {
  const qna = entry('qna', {
    title: '<blink>q</blink>',
    description: '<a href="/a">a</a>',
    other: '<i>',
  });
  expect(await check(qna)).toEqual({
    findings: ['html-dropped title: Left out: <blink>'],
    links: [['description', '/a']],
  });
});

test('of the settings, only what it is like to work here is formatted', async () => {
  const richText = '![](/a.png) [a](/a) <blink>b</blink>';
  const setting = (key: string) => entry('global-entity', { key, richText });
  expect(await check(setting('careers'))).toEqual({
    findings: [
      'html-dropped richText: Left out: <blink>',
      'alt-missing richText: The image /a.png has no alternative text.',
    ],
    links: [['richText', '/a']],
  });
  expect(await check(setting('embedded-css'))).toEqual({ findings: [], links: [] });
});
