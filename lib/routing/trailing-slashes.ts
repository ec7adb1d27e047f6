/** Begins at the first slash of a row only: anybody can send thousands that are not at the end. */
const TRAILING_SLASHES = /(?<!\/)\/+$/;

/** A path without the slashes at its end; empty for the root. */
export function withoutTrailingSlashes(path: string): string {
  return path.replace(TRAILING_SLASHES, '');
}
