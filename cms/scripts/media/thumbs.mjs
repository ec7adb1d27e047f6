import { consultancy } from './thumbs/consultancy.mjs';
import { logistics } from './thumbs/logistics.mjs';

/** @returns {import('./types.mjs').Piece[]} */
export function listThumbs() {
  return Object.entries({ consultancy, logistics }).flatMap(([pack, thumbs]) =>
    Object.entries(thumbs)
      .sort(([left], [right]) => Number(left) - Number(right))
      .map(([name, draw]) => ({ name: `thumb-${pack}-${name}.webp`, draw })),
  );
}
