/** A number of the organization, grouped from five digits on: with four it may be a year. */
export function figureText(value: number): string {
  return value.toLocaleString('en-US', {
    useGrouping: Math.abs(value) >= 10_000,
    maximumFractionDigits: 10,
  });
}
