import Link from 'next/link';
import { searchPath } from '@/lib/routing/routes';

/** What the firm offers, as words to search for: for those who do not know what to type. */
export function ServiceWords({ services }: { services: readonly string[] }) {
  return (
    <section aria-labelledby="service-words" className="mb-12">
      <h2 id="service-words" className="eyebrow mb-5 font-text text-muted">
        Services
      </h2>
      <ul className="flex flex-wrap gap-2">
        {services.map((service) => (
          <li key={service}>
            <Link
              href={searchPath(service)}
              prefetch={false}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-4 hover:border-ink"
            >
              {service}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
