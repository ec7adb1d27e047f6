// Cuts the two fonts down to what the site sets: Latin letters, one weight for headings, four
// for text. Needs packages that the product does not use, in a folder of their own:
//
//   npm install --prefix ../media-tools subset-font@2.9.0 \
//     @fontsource-variable/bricolage-grotesque@5.3.0 @fontsource-variable/geist@5.3.0
//   MEDIA_TOOLS=../media-tools node scripts/make-fonts.mjs
//
// The result is committed. Both are under the SIL Open Font License 1.1, which allows this; neither
// reserves its name.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

const tools = createRequire(path.resolve(process.env.MEDIA_TOOLS ?? '../media-tools', 'index.js'));
const subsetFont = tools('subset-font');

/** @type {(first: number, last: number) => string} */
const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );
const LETTERS = `${between(0x20, 0x7e)}${between(0xa0, 0xff)}ıŒœˆ˜–—‑‒‘’‚“”„•…‹›€™−×→←⁄″′`;

for (const { source, target, weight } of [
  { source: 'bricolage-grotesque', target: 'bricolage-grotesque-bold', weight: 700 },
  { source: 'geist', target: 'geist', weight: { min: 400, max: 700 } },
]) {
  const file = tools.resolve(
    `@fontsource-variable/${source}/files/${source}-latin-wght-normal.woff2`,
  );
  const font = await subsetFont(await readFile(file), LETTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: weight },
  });
  await writeFile(path.join(import.meta.dirname, '../app/fonts', `${target}.woff2`), font);
  process.stdout.write(`${target}.woff2: ${(font.length / 1000).toFixed(1)} kB\n`);
}
