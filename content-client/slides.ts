import * as z from 'zod';
import type { BlockContent, Slide } from './block';
import { imageOf, readCaption, toImage, toMedia, videoOf } from './media';
import { lenient, type Reading, read, readItems, readText } from './reading';

/** A block as the service sent it: none of its fields is checked yet. */
export type RawBlock = Record<string, unknown>;

/** Without a layout it is the carousel that the specification describes. */
export function toSlider(raw: RawBlock, reading: Reading): BlockContent | null {
  const slides = readItems(raw.files, reading.at('files'), (value, slideReading, index) => {
    const slide = toSlide(value, slideReading, index);
    if (!slide || slide.image || slide.video) return slide;
    slideReading.report('has no image and no video');
    return null;
  });
  if (slides.length === 0) {
    reading.report('has no slides');
    return null;
  }
  const title = readText(raw.title, reading.at('title'));
  return { kind: raw.layout === 'one' ? 'slider' : 'carousel', title, slides };
}

export function toStack(raw: RawBlock, reading: Reading): BlockContent | null {
  const cards = readItems(raw.files, reading.at('files'), toSlide);
  if (cards.length === 0) {
    reading.report('has no images');
    return null;
  }
  return { kind: 'stack', title: readText(raw.title, reading.at('title')), cards };
}

const rawSlide = z.object({ name: lenient, file: lenient, thumbnail: lenient });

function toSlide(value: unknown, reading: Reading, index: number): Slide | null {
  const raw = read(rawSlide, value, reading);
  if (!raw) return null;
  const media = toMedia(raw.file, reading.at('file'));
  return {
    id: `slide-${index}`,
    name: readCaption(raw.name, reading.at('name')),
    image: imageOf(media) ?? toImage(raw.thumbnail, reading.at('thumbnail')),
    video: videoOf(media),
  };
}
