import { PillLinks } from '@/components/layout/pill-links';
import { SEARCH_COPY } from '@/content/search';
import { searchPath } from '@/lib/routing/routes';

/** The services as searches, for visitors who do not know what to type. */
export function ServiceSuggestions({ services }: { services: readonly string[] }) {
  return (
    <section aria-labelledby="service-suggestions" className="mb-12">
      <h2 id="service-suggestions" className="eyebrow mb-5 font-text text-muted">
        {SEARCH_COPY.services}
      </h2>
      <PillLinks links={services.map((name) => ({ name, href: searchPath(name) }))} />
    </section>
  );
}
