/** An address without its search string: the path of one on this site. */
export function withoutSearch(url: string): string {
  return url.split('?', 1)[0] ?? '';
}
