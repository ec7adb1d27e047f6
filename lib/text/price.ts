import type { Price } from '@/content-client';

/** The copy before a price where the span is open at one end. */
type SpanCopy = { from: string; upTo: string };

/** A span of prices: `USD 28,000–90,000`, `from USD 28,000`, `up to USD 90,000`. */
export function priceText({ from, to, currency }: Price, copy: SpanCopy): string {
  const number = new Intl.NumberFormat('en-US');
  if (from !== null && to !== null && from !== to) {
    return `${currency} ${number.format(from)}–${number.format(to)}`;
  }
  if (from !== null && to !== null) return `${currency} ${number.format(from)}`;
  if (from !== null) return `${copy.from} ${currency} ${number.format(from)}`;
  return `${copy.upTo} ${currency} ${number.format(to ?? 0)}`;
}
