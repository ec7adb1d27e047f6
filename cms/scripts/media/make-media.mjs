// Draws every file of `cms/seed/media/` from code; `cms/seed/MEDIA.md` lists them. Needs ffmpeg and five packages that
// the product does not use, in a folder of their own:
//
//   npm install --prefix ../media-tools sharp@0.35.5 fontkit@2.0.4 wawoff2@2.0.1 \
//     @fontsource-variable/bricolage-grotesque@5.3.0 @fontsource-variable/geist@5.3.0
//   MEDIA_TOOLS=../media-tools node cms/scripts/media/make-media.mjs [beginning of a name …]
//
// The result is committed, so nobody else has to run it. The same versions give the same bytes.

import { mkdir, writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { listBackgrounds } from './backgrounds.mjs';
import { listCertificates } from './certificates.mjs';
import { listCovers } from './covers.mjs';
import { listIcons } from './icons.mjs';
import { listPortraits } from './portraits.mjs';
import { listScenes } from './scenes.mjs';
import { listMarks } from './signs.mjs';
import { listThumbs } from './thumbs.mjs';
import { sharp } from './tools.mjs';
import { listVideos } from './videos.mjs';

const folder = new URL('../../seed/media/', import.meta.url);
const beginnings = process.argv.slice(2);
/** @type {import('./types.mjs').Piece[]} */
const pieces = [
  ...listMarks(),
  ...listIcons(),
  ...listCovers(),
  ...listThumbs(),
  ...listScenes(),
  ...listPortraits(),
  ...listBackgrounds(),
  ...listVideos(),
  ...listCertificates(),
];

/** @typedef {string | Buffer} Drawn An SVG drawing, or the bytes of a video. */

/**
 * A flat weave is smaller without loss, slopes are smaller with it: the lighter one wins.
 *
 * @param {Drawn} svg
 */
async function toWebp(svg) {
  const image = sharp(Buffer.from(svg)).removeAlpha();
  const [exact, close] = await Promise.all([
    image.clone().webp({ lossless: true, effort: 5 }).toBuffer(),
    image.clone().webp({ quality: 80, smartSubsample: true, effort: 5 }).toBuffer(),
  ]);
  return exact.length <= close.length ? exact : close;
}

/** @type {Record<string, (drawn: Drawn) => Promise<Drawn>>} */
const ENCODERS = {
  '.webp': toWebp,
  '.png': (svg) =>
    sharp(Buffer.from(svg)).png({ palette: true, colours: 96, effort: 9 }).toBuffer(),
  '.svg': async (svg) => `${svg}\n`,
  '.mp4': async (video) => video,
  '.pdf': async (document) => document,
};

await mkdir(folder, { recursive: true });
for (const { name, draw } of pieces) {
  if (beginnings.length > 0 && !beginnings.some((beginning) => name.startsWith(beginning)))
    continue;
  const encode = ENCODERS[extname(name)];
  if (!encode) throw new Error(`no encoder for ${name}`);
  const file = await encode(await draw());
  await writeFile(new URL(name, folder), file);
  console.log(`${name} ${Math.round(file.length / 1024)} kB`);
}
