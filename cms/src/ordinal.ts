/** `0` is “1st”, as editors count. */
export function ordinal(index: number): string {
  const number = index + 1;
  const isTeen = number % 100 >= 11 && number % 100 <= 13;
  const suffix = isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${suffix}`;
}
