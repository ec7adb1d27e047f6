/**
 * The rest of a division; not negative, unlike that of `%`.
 *
 * @param {number} value
 * @param {number} period
 */
export function mod(value, period) {
  return ((value % period) + period) % period;
}

/**
 * 0 before `from`, 1 after `to`, and a soft way between them.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} value
 */
export function ease(from, to, value) {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/**
 * A number with two decimals at most.
 *
 * @param {number} value
 */
export function n(value) {
  return Number(value.toFixed(2));
}

/**
 * The item at a place that the list must have.
 *
 * @template T
 * @param {readonly T[]} list
 * @param {number} index
 * @returns {T}
 * @throws {RangeError} if nothing is there.
 */
export function itemAt(list, index) {
  const item = list[index];
  if (item === undefined) throw new RangeError(`nothing at ${index} of ${list.length}`);
  return item;
}
