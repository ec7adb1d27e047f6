import type { BlockContent, Slide } from './block';
import { type Fields, fieldsOf, rawFields } from './fields';
import { imageOf, videoOf } from './media';
import { type Reading, read } from './reading';

/** Without a layout it is the carousel that the specification describes. */
export function toSlider({ text, string, items }: Fields, reading: Reading): BlockContent | null {
  const slides = items('files', (value, slideReading, index) => {
    const slide = toSlide(value, slideReading, index);
    if (!slide || slide.image || slide.video) return slide;
    slideReading.report('has no image and no video');
    return null;
  });
  if (slides.length === 0) {
    reading.report('has no slides');
    return null;
  }
  return { kind: string('layout') === 'one' ? 'slider' : 'carousel', title: text('title'), slides };
}

export function toStack({ text, items }: Fields, reading: Reading): BlockContent | null {
  const cards = items('files', toSlide);
  if (cards.length === 0) {
    reading.report('has no images');
    return null;
  }
  return { kind: 'stack', title: text('title'), cards };
}

function toSlide(value: unknown, reading: Reading, index: number): Slide | null {
  const raw = read(rawFields, value, reading);
  if (!raw) return null;
  const fields = fieldsOf(raw, reading);
  const media = fields.media('file');
  return {
    id: `slide-${index}`,
    name: fields.caption('name'),
    image: imageOf(media) ?? fields.image('thumbnail'),
    video: videoOf(media),
  };
}
