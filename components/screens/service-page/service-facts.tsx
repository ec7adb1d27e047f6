import { type Fact, FactList } from '@/components/layout/fact-list';
import { SERVICE_PAGE_COPY } from '@/content/proof';
import type { ServicePage } from '@/content-client';
import { priceText } from '@/lib/text/price';

/** What it costs and how long it takes, first: it is what a visitor came for. */
export function ServiceFacts({ page }: { page: ServicePage }) {
  const { price, priceNote, duration } = page;
  const facts: Fact[] = [
    ...(price
      ? [
          {
            name: SERVICE_PAGE_COPY.price,
            value: priceText(price, SERVICE_PAGE_COPY),
            note: priceNote,
          },
        ]
      : []),
    ...(duration ? [{ name: SERVICE_PAGE_COPY.duration, value: duration }] : []),
  ];
  if (facts.length === 0) return null;
  return (
    <section aria-label={SERVICE_PAGE_COPY.inShort} className="container-page relative z-10 -mt-3">
      <FactList facts={facts} isLarge className="shadow-float" />
    </section>
  );
}
