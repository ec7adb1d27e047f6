// How numbers and tables are written in docs/benchmarks.md.

/**
 * A Markdown table; all columns but the first are numbers.
 *
 * @param {readonly string[]} head
 * @param {readonly (readonly (string | number)[])[]} rows
 */
export function table(head, rows) {
  /** @type {(cells: readonly (string | number)[]) => string} */
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

/** @param {number} number */
export const ratio = (number) => number.toFixed(3);

/** @param {number} milliseconds */
export const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(2)} s`;

/** @param {number} milliseconds */
export const ms = (milliseconds) => `${Math.round(milliseconds)} ms`;

/** @param {number} number */
export const shift = (number) => number.toFixed(3);

/** @param {number} bytes */
export const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`;
