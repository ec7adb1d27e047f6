import { SearchForm } from '@/components/site/search-form';
import { Topics } from '@/components/site/topics';
import { ButtonLink } from '@/components/ui/button-link';
import { ROUTES } from '@/lib/routes';
import { getCategories } from '@/lib/server/content';

/** 'Page not Found' with an illustration, a search and the topics there are (specification §2). */
export async function NotFoundScreen() {
  const categories = await getCategories();
  return (
    <div className="container-page grid items-center gap-12 py-16 md:grid-cols-2 md:py-24">
      <div>
        <p className="eyebrow mb-4 text-muted">404</p>
        <h1 className="text-title">Page not Found</h1>
        <p className="mt-4 max-w-[48ch] text-lead text-muted">
          The thread ends here. The page has moved, was taken down, or never was.
        </p>
        <SearchForm id="not-found-query" className="mt-8 max-w-xl" />
        <div className="mt-6 flex flex-wrap gap-4">
          <ButtonLink href={ROUTES.home} hasArrow>
            Home
          </ButtonLink>
          <ButtonLink href={ROUTES.contact} tone="quiet">
            Contact Us
          </ButtonLink>
        </div>
      </div>
      <LooseThread />
      {categories.length > 0 && (
        <section aria-labelledby="topics" className="md:col-span-2">
          <h2 id="topics" className="eyebrow mb-5 font-text text-muted">
            Topics
          </h2>
          <Topics categories={categories} />
        </section>
      )}
    </div>
  );
}

/** Cloth whose last row has come undone. */
function LooseThread() {
  const columns = Array.from({ length: 15 }, (_, index) => index);
  const rows = Array.from({ length: 9 }, (_, index) => index);
  return (
    <svg aria-hidden="true" viewBox="0 0 360 320" fill="none" strokeWidth="4" strokeLinecap="round">
      {rows.map((row) =>
        columns.map((column) => {
          const distance = Math.abs(column - 7) + Math.abs(row - 4);
          const x = 24 + column * 22;
          const y = 24 + row * 22;
          const isWarp = distance % 4 < 2;
          return (
            <path
              key={`${row}-${column}`}
              className={distance <= 1 ? 'stroke-ochre' : 'stroke-ink'}
              strokeOpacity={distance <= 1 ? 1 : 0.85 - distance * 0.055}
              d={isWarp ? `M${x} ${y - 7}v14` : `M${x - 7} ${y}h14`}
            />
          );
        }),
      )}
      <path className="stroke-accent" d="M17 226h200c40 0 30 44 62 44s22-40 50-26-6 58-40 46" />
    </svg>
  );
}
