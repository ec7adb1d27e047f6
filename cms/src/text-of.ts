/** The trimmed text of a field; empty where it has none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
