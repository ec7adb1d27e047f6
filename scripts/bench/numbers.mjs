// Small statistics for what was measured.

/**
 * The middle one of some numbers; NaN of none.
 *
 * @param {readonly number[]} numbers
 */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/**
 * The value that a share of the sorted numbers does not exceed.
 *
 * @param {readonly number[]} sorted
 * @param {number} share Between 0 and 1.
 */
export function quantile(sorted, share) {
  const index = Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1);
  return sorted[index] ?? Number.NaN;
}
