/** Such as 22 Nov 2026, 08:15, in the words of this browser. */
export function momentOf(moment: string): string {
  return new Date(moment).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
}
