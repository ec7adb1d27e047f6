import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MediaBlock } from '@/components/blocks/media-block';
import { BLOCKS, IMAGE } from '../../fixtures/blocks';

test('the caption of a tall image is as wide as the image, and so begins below its edge', () => {
  const media = { ...IMAGE, kind: 'image', width: 600, height: 1200 } as const;
  const html = renderToStaticMarkup(<MediaBlock block={{ ...BLOCKS.media, media }} />);
  expect(html).toMatch(/<figcaption[^>]* style="max-width:calc\(85vh \* 0\.5\)"/);
});

test.each([
  [60, 'image/png', 'min(calc(85vh * 1.5), max(15rem, 120px))'],
  [599, null, 'min(calc(85vh * 1.5), max(15rem, 1198px))'],
  [600, 'image/png', 'calc(85vh * 1.5)'],
  [60, 'image/svg+xml', 'calc(85vh * 1.5)'],
])('an image of %d pixels (%s) is at most %s wide', (width, mime, maxWidth) => {
  const media = { ...IMAGE, kind: 'image', mime, width, height: width / 1.5 } as const;
  const html = renderToStaticMarkup(<MediaBlock block={{ ...BLOCKS.media, media }} />);
  expect(html).toContain(`max-width:${maxWidth}"`);
});

test('an image that may stand in a column is loaded as wide as it is laid out', () => {
  const html = renderToStaticMarkup(
    <MediaBlock block={{ ...BLOCKS.media, media: { ...IMAGE, kind: 'image' } }} />,
  );
  expect(html).toContain(' sizes="auto, (min-width: 1264px) 1200px, 100vw"');
});

test('a weave stands in for an image that is missing', () => {
  const block = { ...BLOCKS.media, media: null, thumbnail: null, link: null };
  const html = renderToStaticMarkup(<MediaBlock block={block} />);
  expect(html).toContain('weave-tile');
  expect(html).not.toContain('<img');
});

test('a photo loses of its lower part, where its height is cropped; a drawing of both', () => {
  const drawing = { ...IMAGE, width: 600, height: 800 };
  const photo = { ...drawing, isPhotograph: true };
  const block = { ...BLOCKS.media, media: null, link: 'https://video.example/v' };
  const render = (image: typeof IMAGE) =>
    renderToStaticMarkup(<MediaBlock block={{ ...block, thumbnail: image }} />);
  expect(render(photo)).toContain('class="object-cover at-point upright"');
  expect(render(drawing)).not.toContain('upright');
  expect(render({ ...photo, width: 1200 })).toContain('class="object-cover at-point wide-photo"');
});

test('a focal point stays in view where the image is cropped', () => {
  const thumbnail = { ...IMAGE, focalPoint: { x: 20, y: 75 } };
  const block = { ...BLOCKS.media, media: null, thumbnail, link: 'https://video.example/v' };
  const html = renderToStaticMarkup(<MediaBlock block={block} />);
  expect(html).toContain('--point:20% 75%');
});
