// A scene is drawn small, in flat areas of one number each; every cell of the weave then looks up
// in which area it lies and takes the strand of that area.
/** @import { Piece } from './types.mjs' */
import { itemAt } from './numbers.mjs';
import { FIRST_SCENES } from './scenes/01-to-04.mjs';
import { LAST_SCENES } from './scenes/05-to-08.mjs';
import { LORRY_SCENES } from './scenes/09-to-12.mjs';
import { CELL, COLUMNS, ROWS } from './scenes/areas.mjs';
import { rect, sheet } from './sheet.mjs';
import { sharp } from './tools.mjs';
import { createWeaver } from './weave.mjs';

/**
 * @param {string} areas SVG elements.
 * @returns {Promise<(i: number, j: number) => number>} Which area a cell lies in.
 */
async function toAreas(areas) {
  const small = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS}" height="${ROWS}" shape-rendering="crispEdges">${areas}</svg>`;
  const { data, info } = await sharp(Buffer.from(small))
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (i, j) => Math.round(data.readUInt8((j * COLUMNS + i) * info.channels) / 8);
}

/** @param {import('./scenes/areas.mjs').Scene} scene */
async function drawScene({ strands, areas }) {
  const { plate } = itemAt(strands, 0);
  const lookUp = await toAreas(areas);
  const weaver = createWeaver({ cell: CELL, stroke: 0.13, reach: 0.6 });
  for (let j = 0; j < ROWS; j += 1) {
    for (let i = 0; i < COLUMNS; i += 1) {
      const strand = itemAt(strands, lookUp(i, j));
      const [isWarp, ...tone] = strand.tone(i, j);
      if (strand.plate !== plate) weaver.plate(i * CELL, j * CELL, strand.plate);
      weaver.stroke(i * CELL, j * CELL, isWarp, tone);
    }
  }
  const [width, height] = [COLUMNS * CELL, ROWS * CELL];
  return sheet(width, height, rect(0, 0, width, height, plate), weaver.toSvg());
}

/** @returns {Piece[]} */
export function listScenes() {
  return Object.entries({ ...FIRST_SCENES, ...LAST_SCENES, ...LORRY_SCENES }).map(
    ([name, scene]) => ({
      name: `gallery-${name}.webp`,
      draw: () => drawScene(scene),
    }),
  );
}
