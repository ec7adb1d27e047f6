import { CoverFacts, type Fact } from '@/components/layout/cover-facts';
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
  return <CoverFacts facts={facts} label={SERVICE_PAGE_COPY.inShort} isLarge />;
}
