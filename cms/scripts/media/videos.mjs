// The promo videos: ten seconds each, without sound; what is said stands in the image. They rest on
// the whole, which is the poster as well.
import { createAnswer } from './videos/answer.mjs';
import { toVideo } from './videos/encode.mjs';
import { createLoad } from './videos/load.mjs';
import { FRAMES } from './videos/stage.mjs';

/** @type {Record<import('./types.mjs').Pack, () => (frame: number) => string>} */
const SCENES = { consultancy: createAnswer, logistics: createLoad };

/** @returns {import('./types.mjs').Piece[]} */
export function listVideos() {
  return Object.entries(SCENES).flatMap(([pack, create]) => [
    { name: `promo-${pack}-poster.webp`, draw: () => create()(FRAMES - 1) },
    { name: `promo-${pack}.mp4`, draw: () => toVideo(create()) },
  ]);
}
