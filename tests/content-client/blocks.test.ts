import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BLOCKS_QUERY } from '@/content-client/blocks';
import { FRAME } from '../fixtures/blocks';
import { listResponse } from '../support/fake-fetch';
import { IMAGE, rawArticle, rawImage, setup } from './support';

/** The blocks of an article that has these, and what was reported. */
async function readBlocks(...blocks: unknown[]) {
  const { client, issues } = setup([listResponse([rawArticle({ blocks })])]);
  const article = await client.articles.find('payroll');
  return { blocks: article?.blocks ?? [], issues };
}

const html = { __component: 'shared.html-markdown-wrapper', id: 1, body: '<p>Kept</p>' };

describe('a component becomes a block', () => {
  test.each([
    [
      { __component: 'shared.rich-text-markdown-wrapper', title: 'Why', body: '# Because' },
      { id: 'rich-text-markdown-wrapper-0', kind: 'markdown', title: 'Why', body: '# Because' },
    ],
    [
      { __component: 'shared.html-markdown-wrapper', title: '', body: '<p>Hi</p>' },
      { id: 'html-markdown-wrapper-0', kind: 'html', body: '<p>Hi</p>' },
    ],
    [
      { __component: 'shared.html-markdown-wrapper', title: 'Steps', body: '<ol></ol>' },
      { id: 'html-markdown-wrapper-0', kind: 'titled-html', title: 'Steps', body: '<ol></ol>' },
    ],
    [
      { __component: 'shared.html-markdown-wrapper', title: 'Steps' },
      { id: 'html-markdown-wrapper-0', kind: 'titled-html', title: 'Steps', body: null },
    ],
    [
      { __component: 'shared.action-btn-wrapper', name: 'Go', link: '' },
      { id: 'action-btn-wrapper-0', kind: 'button', name: 'Go', link: '' },
    ],
    [
      { __component: 'shared.quote-wrapper', body: 'It works.', name: 'Asha', title: null },
      { id: 'quote-wrapper-0', kind: 'quote', title: null, body: 'It works.', author: 'Asha' },
    ],
    [
      {
        __component: 'shared.media-wrapper',
        title: 'Video',
        link: 'https://video.example/1',
        file: { url: '/uploads/video.mp4', mime: 'video/mp4' },
        thumbnail_image: rawImage(),
      },
      {
        id: 'media-wrapper-0',
        kind: 'media',
        title: 'Video',
        link: 'https://video.example/1',
        media: {
          kind: 'video',
          url: 'https://media.example/uploads/video.mp4',
          mime: 'video/mp4',
        },
        thumbnail: IMAGE,
      },
    ],
    [
      {
        __component: 'shared.slider-wrapper',
        layout: 'one',
        files: [{ name: 'IMG_1.jpg', file: rawImage() }],
      },
      {
        id: 'slider-wrapper-0',
        kind: 'slider',
        title: null,
        slides: [{ id: 'slide-0', name: null, image: IMAGE, video: null }],
      },
    ],
    [
      { __component: 'shared.stack-images', files: [{ name: 'Dhow', file: rawImage() }] },
      {
        id: 'stack-images-0',
        kind: 'stack',
        title: null,
        cards: [{ id: 'slide-0', name: 'Dhow', image: IMAGE, video: null }],
      },
    ],
  ])('%#: $kind', async (raw, expected) => {
    const { blocks, issues } = await readBlocks(raw);

    expect(blocks).toEqual([{ ...expected, frame: FRAME }]);
    expect(issues).toEqual([]);
  });

  test.each([['three'], [null], [undefined], ['seven']])(
    'a slider whose layout is %j is a carousel',
    async (layout) => {
      const { blocks } = await readBlocks({
        __component: 'shared.slider-wrapper',
        layout,
        files: [{ file: rawImage() }],
      });

      expect(blocks.map(({ kind }) => kind)).toEqual(['carousel']);
    },
  );

  test('a slide of a slider can be a video with a poster', async () => {
    const { blocks } = await readBlocks({
      __component: 'shared.slider-wrapper',
      files: [{ file: { url: '/uploads/a.mp4', mime: 'video/mp4' }, thumbnail: rawImage() }],
    });

    expect(blocks[0]).toMatchObject({
      slides: [{ image: IMAGE, video: { url: 'https://media.example/uploads/a.mp4' } }],
    });
  });
});

describe('the second reading of block types', () => {
  test.each([
    [{ type: 1, body: '# Hi' }, 'markdown'],
    [{ type: '1', body: '# Hi' }, 'markdown'],
    [{ __component: 1, body: '# Hi' }, 'markdown'],
    [{ __component: '3', body: '<p>Hi</p>' }, 'html'],
    [{ type: 3, title: 'Steps', body: '<p>Hi</p>' }, 'titled-html'],
    [{ type: 4, files: [{ file: rawImage() }] }, 'stack'],
    [{ type: 2, file: rawImage() }, 'media'],
    [{ type: 9, thumbnail_image: rawImage(), link: 'https://video.example' }, 'media'],
    [{ __component: 'shared.unheard-of', type: 3, body: '<p>Hi</p>' }, 'html'],
  ])('%j is %s', async (raw, kind) => {
    const { blocks, issues } = await readBlocks(raw);

    expect(blocks.map((block) => block.kind)).toEqual([kind]);
    expect(issues).toEqual([]);
  });
});

describe('a block that cannot be drawn', () => {
  test.each([
    [{ __component: 'shared.mystery' }, 'blocks.0'],
    [{ body: 'no type at all' }, 'blocks.0'],
    ['text', 'blocks.0'],
    [null, 'blocks.0'],
    [{ __component: 'shared.html-markdown-wrapper', body: '' }, 'blocks.0.body'],
    [{ __component: 'shared.html-markdown-wrapper', body: { a: 1 } }, 'blocks.0.body'],
    [{ __component: 'shared.rich-text-markdown-wrapper' }, 'blocks.0.body'],
    [{ __component: 'shared.quote-wrapper', name: 'Asha' }, 'blocks.0.body'],
    [{ __component: 'shared.action-btn-wrapper', link: '/x' }, 'blocks.0.name'],
    [{ __component: 'shared.slider-wrapper', files: [] }, 'blocks.0'],
    [{ __component: 'shared.stack-images', files: null }, 'blocks.0'],
  ])('%j is left out and reported, the rest stay', async (raw, path) => {
    const { blocks, issues } = await readBlocks(raw, html);

    expect(blocks.map(({ kind }) => kind)).toEqual(['html']);
    expect(issues).toMatchObject([{ resource: 'articles', entry: 'doc-article', path }]);
  });

  test.each(['shared.carousel-button', 'shared.rich-text'])(
    '%s is left out without a word',
    async (__component) => {
      const { blocks, issues } = await readBlocks({ __component, body: 'x', name: 'x' }, html);

      expect(blocks).toHaveLength(1);
      expect(issues).toEqual([]);
    },
  );

  test('a bad title, media or link costs the block only that', async () => {
    const { blocks, issues } = await readBlocks({
      __component: 'shared.media-wrapper',
      title: [],
      link: {},
      file: { url: '//evil.example/x.png' },
      thumbnail_image: 'x',
    });

    expect(blocks).toMatchObject([
      { kind: 'media', title: null, link: null, media: null, thumbnail: null },
    ]);
    expect(issues).toHaveLength(4);
  });
});

describe('a slide that cannot be drawn', () => {
  const files = [
    { file: null },
    { file: { url: '/uploads/terms.pdf', mime: 'application/pdf' } },
    { file: { url: 'javascript:x' } },
    'nonsense',
    { file: rawImage() },
  ];

  test('is left out of a slider and reported', async () => {
    const { blocks, issues } = await readBlocks({ __component: 'shared.slider-wrapper', files });

    expect(blocks).toMatchObject([{ slides: [{ id: 'slide-4' }] }]);
    expect(new Set(issues.map(({ path }) => path))).toEqual(
      new Set([
        'blocks.0.files.0',
        'blocks.0.files.1',
        'blocks.0.files.2',
        'blocks.0.files.2.file.url',
        'blocks.0.files.3',
      ]),
    );
  });

  test('stays in a stack without its image', async () => {
    const { blocks } = await readBlocks({ __component: 'shared.stack-images', files });

    expect(blocks).toMatchObject([
      { cards: [{ image: null }, { image: null }, { image: null }, { image: IMAGE }] },
    ]);
  });
});

test('every block has an id of its own', async () => {
  const { blocks } = await readBlocks(html, html, { type: 3, body: 'x' });

  expect(new Set(blocks.map(({ id }) => id)).size).toBe(3);
});

test.each([
  [{ __component: 'shared.mystery' }, 'is of an unknown type: shared.mystery'],
  [{ type: 'x1', body: 'x' }, 'is of an unknown type: x1'],
  [{ type: '1x', body: 'x' }, 'is of an unknown type: 1x'],
  [{ __component: 'shared.slider-wrapper', files: [] }, 'has no slides'],
  [{ __component: 'shared.stack-images', files: [] }, 'has no images'],
])('of %j is said what is wrong', async (raw, message) => {
  const { blocks, issues } = await readBlocks(raw);
  expect(blocks).toEqual([]);
  expect(issues.map((issue) => issue.message)).toEqual([message]);
});

test('a block type of two digits is media, and a slide without a file says so', async () => {
  const { blocks, issues } = await readBlocks(
    { type: 12, link: '/x' },
    { __component: 'shared.slider-wrapper', files: [{ file: null }, { file: rawImage() }] },
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['media', 'carousel']);
  expect(issues).toMatchObject([{ message: 'has no image and no video' }]);
});

test.each(['article', 'about', 'case-study'])(
  'the content service has each block in the list of %s: it refuses a query that names another',
  (type) => {
    const path = `cms/src/api/${type}/content-types/${type}/schema.json`;
    const { attributes } = JSON.parse(readFileSync(path, 'utf8'));
    expect(attributes.blocks.components.toSorted()).toEqual(
      Object.keys(BLOCKS_QUERY.on ?? {}).toSorted(),
    );
  },
);
