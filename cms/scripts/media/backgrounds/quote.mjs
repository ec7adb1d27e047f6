/** @import { Pack, Tone } from '../types.mjs' */

import { ease, mod } from '../numbers.mjs';
import { ABYSS, DEEP, INK, LAGOON, NIGHT, OCHRE, PAPER, ROSE, SLATE } from '../palette.mjs';
import { sheet, slope } from '../sheet.mjs';
import { createWeaver, METRICS } from '../weave.mjs';

/**
 * A weave still on the weaver: drawn above, loose strands below, where the words stand.
 *
 * @param {Pack} pack
 */
export function quote(pack) {
  const [width, height, cell] = [900, 1200, 20];
  const isConsultancy = pack === 'consultancy';
  const [ground, glow, strand, bright, heart] = isConsultancy
    ? [INK, NIGHT, SLATE, PAPER, ROSE]
    : [ABYSS, DEEP, LAGOON, PAPER, OCHRE];
  const weaver = createWeaver({ cell, stroke: 0.12, reach: 0.6 });
  let loose = '';
  for (let i = 0; i < width / cell; i += 1) {
    const drawn = 22 + Math.round(4 * Math.sin(i * 0.55) + 3 * Math.sin(i * 1.7));
    for (let j = 0; j < drawn; j += 1) {
      const d = isConsultancy
        ? METRICS.diamond(i - 10, j - 3, 22, 22)
        : METRICS.brick(i - 2, j - 1, 18, 12);
      const fade = 1 - ease(0.35, 1.1, j / drawn) * 0.75;
      const ring = isConsultancy ? d === 11 : d === 7;
      /** @type {Tone} */
      const tone =
        d <= 1 ? [heart, 1, 1.4] : ring ? [bright, 0.7 * fade, 1.1] : [strand, 0.36 * fade];
      weaver.stroke(i * cell, j * cell, mod(d, 8) < 4, tone);
    }
    const x = i * cell + cell / 2;
    const lit = i === 31;
    loose += `<path d="M${x} ${drawn * cell + 6}V${height + 10}" stroke="${lit ? heart : strand}" stroke-opacity="${lit ? 0.9 : 0.14}" stroke-width="${lit ? 3 : 2}" stroke-linecap="round"/>`;
  }
  return sheet(
    width,
    height,
    slope(
      width,
      height,
      [
        [0, glow],
        [0.7, ground],
      ],
      [0, 0, 0, 1],
    ),
    weaver.toSvg(),
    loose,
  );
}
