import type { Thing } from 'schema-dts';
import { toJsonLd } from '@/lib/seo/json-ld';

/** Descriptions of what a screen shows, for search services (schema.org, JSON-LD). */
export function JsonLd({ things }: { things: readonly Thing[] }) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJsonLd(things) }} />
  );
}
