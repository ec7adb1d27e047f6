import { INK, PAPER, ROSE, SLATE } from '../palette.mjs';
import { QUESTION } from './answer-words.mjs';
import { write } from './write.mjs';

export const LEFT = 56;
const RIGHT = 1232;

/** Who answers. */
export function head() {
  const icon = `<g transform="translate(${LEFT + 14} 66) scale(1.84)" fill="none" stroke="${INK}" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round"><path d="M5 5h14v10H11l-5 4v-4H5ZM9 10h.01M12 10h.01M15 10h.01"/></g>`;
  return (
    `<circle cx="${LEFT + 36}" cy="88" r="36" fill="${ROSE}"/>${icon}` +
    write('AIVA', LEFT + 92, 85, { size: 42, color: PAPER, font: 'display', weight: 700 }).drawing +
    write('An example', LEFT + 92, 121, { size: 34, color: SLATE }).drawing
  );
}

/** The question, as it was sent. */
export function bubble() {
  const { drawing, width } = write(QUESTION, RIGHT - 36, 104, {
    size: 44,
    color: INK,
    weight: 500,
    anchor: 'end',
  });
  const [x, y, round] = [RIGHT - width - 72, 46, 26];
  const shape = `M${x + round} ${y}H${RIGHT - round}a${round} ${round} 0 0 1 ${round} ${round}v${84 - round - 6}a6 6 0 0 1-6 6H${x + round}a${round} ${round} 0 0 1-${round}-${round}v-${84 - 2 * round}a${round} ${round} 0 0 1 ${round}-${round}z`;
  return `<path d="${shape}" fill="${PAPER}"/>${drawing}`;
}
