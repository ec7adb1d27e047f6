import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Core } from '@strapi/strapi';
import sharp from 'sharp';

/** Pixels of the longer side that are looked at. */
const SAMPLE_PX = 256;
/** Of each channel's eight bits those that tell colours apart; the rest is what compressing leaves behind. */
const KEPT_BITS = 5;
/** A drawing has so many colours, beside those of its edges. */
const MAIN_COLOURS = 16;
/** Less than this share of the image is in its main colours: photographs have up to 0.4, drawings from 0.55 on. */
const MAX_SHARE = 0.47;

type File = { filepath?: string; getStream: () => Readable };
type Thumbnail = { isPhotograph?: boolean };

/**
 * Notes beside the small copy of an image whether a camera made it, by its colours: the site shows photographs in
 * another way than drawings, and WebP and PNG are used for both.
 */
export function tellPhotographs(strapi: Core.Strapi): void {
  const images = strapi.plugin('upload').service('image-manipulation');
  const { generateThumbnail } = images;
  images.generateThumbnail = async (file: File): Promise<Thumbnail | null> => {
    // As soon as the file is stored, its path is taken away.
    const source = file.filepath ?? (await buffer(file.getStream()));
    const thumbnail: Thumbnail | null = await generateThumbnail(file);
    return thumbnail && { ...thumbnail, isPhotograph: await isPhotograph(source) };
  };
}

/** Whether few pixels are in the colours that occur most. A photograph without colours counts as a drawing. */
export async function isPhotograph(file: string | Buffer): Promise<boolean> {
  // Single pixels of it: a smaller copy would mix the colours of adjacent ones.
  const { data, info } = await sharp(file)
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(SAMPLE_PX, SAMPLE_PX, { fit: 'inside', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Map<number, number>();
  for (let pixel = 0; pixel < data.length; pixel += info.channels) {
    const colour = data
      .subarray(pixel, pixel + 3)
      .reduce((bits, channel) => (bits << KEPT_BITS) | (channel >> (8 - KEPT_BITS)), 0);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const most = [...counts.values()].sort((a, b) => b - a).slice(0, MAIN_COLOURS);
  const pixels = data.length / info.channels;
  return most.reduce((sum, count) => sum + count, 0) / pixels < MAX_SHARE;
}
