// Images that stand behind words: main services, the quote form, the share image.
/** @import { Piece } from './types.mjs' */
import { quote } from './backgrounds/quote.mjs';
import { SERVICES } from './backgrounds/services.mjs';
import { share } from './backgrounds/share.mjs';
import { PACKS } from './packs.mjs';

/** @returns {Piece[]} */
export function listBackgrounds() {
  const services = Object.entries(SERVICES).flatMap(([pack, list]) =>
    list.map((draw, index) => ({ name: `service-${pack}-0${index + 1}.webp`, draw })),
  );
  const rest = PACKS.flatMap((pack) => [
    { name: `quote-left-${pack}.webp`, draw: () => quote(pack) },
    { name: `share-${pack}.png`, draw: () => share(pack) },
  ]);
  return [...services, ...rest];
}
