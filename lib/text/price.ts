import type { Price } from '@/content-client';

/** Words between the ends of a span that is open at one of them. */
type SpanWords = { from: string; upTo: string };

/** A span of prices: `USD 28,000 – 90,000`, `from USD 28,000`, `up to USD 90,000`. */
export function priceText({ from, to, currency }: Price, words: SpanWords): string {
  const number = new Intl.NumberFormat('en-US');
  if (from !== null && to !== null && from !== to) {
    return `${currency} ${number.format(from)} – ${number.format(to)}`;
  }
  if (from !== null && to !== null) return `${currency} ${number.format(from)}`;
  if (from !== null) return `${words.from} ${currency} ${number.format(from)}`;
  return `${words.upTo} ${currency} ${number.format(to ?? 0)}`;
}
