/** Numbers below `limit` that look random and are the same in each run. */
export type Random = (limit: number) => number;

/** @param seed The same seed gives the same numbers. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * limit);
  };
}
