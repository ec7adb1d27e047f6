import { Link } from '@/components/ui/link';
import { SEARCH_COPY } from '@/content/search';
import { searchPath } from '@/lib/routing/routes';

/** The services as searches, for visitors who do not know what to type. */
export function ServiceSuggestions({ services }: { services: readonly string[] }) {
  return (
    <section aria-labelledby="service-suggestions" className="mb-12">
      <h2 id="service-suggestions" className="eyebrow mb-5 font-text text-muted">
        {SEARCH_COPY.services}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {services.map((name) => (
          <li key={name}>
            <Link
              href={searchPath(name)}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 hover:border-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
