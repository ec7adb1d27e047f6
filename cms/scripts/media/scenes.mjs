// A scene is drawn small, in flat areas of one number each; every cell of the weave then looks up
// in which area it lies and takes the strand of that area.
import { FIRST_SCENES } from './scenes/01-to-04.mjs';
import { LAST_SCENES } from './scenes/05-to-08.mjs';
import { CELL, COLUMNS, ROWS } from './scenes/areas.mjs';
import { sharp } from './tools.mjs';
import { createWeaver, rect, sheet } from './weave.mjs';

async function toAreas(areas) {
  const small = `<svg xmlns="http://www.w3.org/2000/svg" width="${COLUMNS}" height="${ROWS}" shape-rendering="crispEdges">${areas}</svg>`;
  const { data, info } = await sharp(Buffer.from(small))
    .flatten({ background: '#000' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (i, j) => Math.round(data[(j * COLUMNS + i) * info.channels] / 8);
}

async function drawScene({ strands, areas }) {
  const lookUp = await toAreas(areas);
  const weaver = createWeaver({ cell: CELL, stroke: 0.13, reach: 0.6 });
  for (let j = 0; j < ROWS; j += 1) {
    for (let i = 0; i < COLUMNS; i += 1) {
      const strand = strands[lookUp(i, j)];
      const [isWarp, ...tone] = strand.tone(i, j);
      if (strand.plate !== strands[0].plate) weaver.plate(i * CELL, j * CELL, strand.plate);
      weaver.stroke(i * CELL, j * CELL, isWarp, tone);
    }
  }
  const [width, height] = [COLUMNS * CELL, ROWS * CELL];
  return sheet(width, height, rect(0, 0, width, height, strands[0].plate), weaver.toSvg());
}

export function listScenes() {
  return Object.entries({ ...FIRST_SCENES, ...LAST_SCENES }).map(([name, scene]) => ({
    name: `gallery-${name}.webp`,
    draw: () => drawScene(scene),
  }));
}
