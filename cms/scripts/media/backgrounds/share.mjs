/** @import { Pack, WeaveOptions } from '../types.mjs' */

import { ease } from '../numbers.mjs';
import { ABYSS, INK, LAGOON, OCHRE, PAPER, ROSE, SLATE } from '../palette.mjs';
import { rect, sheet } from '../sheet.mjs';
import { SIGNS, sign } from '../signs.mjs';
import { words } from '../type.mjs';
import { rings, weave } from '../weave.mjs';

/** @param {Pack} pack */
export function share(pack) {
  const [width, height] = [1200, 630];
  const isConsultancy = pack === 'consultancy';
  const ground = isConsultancy ? INK : ABYSS;
  const { brand } = SIGNS[pack];
  const tone = isConsultancy
    ? rings([SLATE, 0.42], [0, 2, [ROSE, OCHRE], 1, 1.4], [12, 12, PAPER, 0.85])
    : rings([LAGOON, 0.4], [0, 1, [OCHRE, ROSE, PAPER], 1, 1.5], [7, 7, OCHRE, 0.85]);
  /** @type {Pick<WeaveOptions, 'P' | 'R' | 'q' | 'shift' | 'metric'>} */
  const shape = isConsultancy
    ? { P: 24, q: 10, shift: [10, 3] }
    : { P: 18, R: 14, q: 8, metric: 'brick' };
  const name = words(brand, { x: 92, y: 372, size: 152, weight: 750, tracking: -0.03 });
  const city = words('DAR ES SALAAM', {
    x: 150,
    y: 452,
    size: 26,
    weight: 500,
    font: 'text',
    tracking: 0.16,
  });
  return sheet(
    width,
    height,
    rect(0, 0, width, height, ground),
    weave({
      width,
      height,
      cell: 20,
      stroke: 0.13,
      ...shape,
      tone,
      fade: (u) => ease(0.42, 0.8, u),
    }),
    `<path d="M98 443h34" stroke="${SIGNS[pack].accent}" stroke-width="5" stroke-linecap="round"/>`,
    sign(pack, PAPER, { x: 94, y: 118, scale: 4 }),
    `<path d="${name.d}" fill="${PAPER}"/><path d="${city.d}" fill="#c3cad8"/>`,
  );
}
