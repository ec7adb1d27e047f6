import { consultancy } from './covers/consultancy.mjs';
import { logistics } from './covers/logistics.mjs';

/** @returns {import('./types.mjs').Piece[]} */
export function listCovers() {
  return Object.entries({ consultancy, logistics }).flatMap(([pack, covers]) =>
    Object.entries(covers).map(([name, draw]) => ({ name: `cover-${pack}-${name}.webp`, draw })),
  );
}
