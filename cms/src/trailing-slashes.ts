/** Begins at the first of them: a search from each would take the square of their number. */
const TRAILING_SLASHES = /(?<!\/)\/+$/;

export function withoutTrailingSlashes(path: string): string {
  return path.replace(TRAILING_SLASHES, '');
}
