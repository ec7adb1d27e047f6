import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { StructuredData } from '@/components/shell/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { BLOGS_COPY } from '@/content/blogs';
import { restOfRow } from '@/lib/pattern/rest-of-row';
import { blogsPagePath, ROUTES } from '@/lib/routing/routes';
import { webPage } from '@/lib/seo/page-data';
import { getBlogs, getBrand } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { MissingPage } from '../not-found/missing-page';
import { BlogCard } from './blog-card';
import { BlogPages } from './blog-pages';

const PLACES = ['wide', 'beside'] as const;

/**
 * The blog list, 25 articles to a page (specification §2, Blog list, and §9). A page beyond the
 * last one is not there.
 */
export async function BlogsScreen({ page = 1 }: { page?: number }) {
  const [brand, blogs] = await Promise.all([getBrand(), getBlogs(page)]);
  const articles = blogs?.articles ?? [];
  const pageCount = blogs?.pageCount ?? 1;
  if (page > 1 && articles.length === 0) return <MissingPage path={blogsPagePath(page)} />;
  const hasWide = page === 1 && articles.length > 2;
  const label = blogs?.label ?? BLOGS_COPY.label;
  const path = blogsPagePath(page);
  const trail =
    page === 1
      ? [{ name: BLOGS_COPY.breadcrumb }]
      : [{ name: BLOGS_COPY.breadcrumb, href: ROUTES.blogs }, { name: BLOGS_COPY.page(page) }];
  return (
    <>
      <StructuredData
        path={path}
        trail={trail}
        things={[webPage('CollectionPage', { path, name: label }, siteUrl)]}
      />
      <CoverHeader
        title={label}
        spokenEnd={page > 1 ? BLOGS_COPY.onPage(page) : undefined}
        description={BLOGS_COPY.description(1)}
        trail={trail}
        image={blogs?.cover ?? null}
        brand={brand}
        tone={blogs?.tone ?? 'dark'}
      />
      <Section labelledBy="recent-blogs">
        <SectionHeading
          id="recent-blogs"
          title={BLOGS_COPY.title}
          text={page > 1 ? BLOGS_COPY.pageOf(page, pageCount) : null}
        />
        {articles.length === 0 ? (
          <NoArticles />
        ) : (
          <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 md:mt-14 lg:grid-cols-3">
            {articles.map((article, index) => (
              <BlogCard
                key={article.slug}
                article={article}
                place={hasWide ? PLACES[index] : undefined}
                isRow={index > 0}
              />
            ))}
            <ClosingCard cells={articles.length + (hasWide ? 1 : 0)} />
          </ul>
        )}
        {pageCount > 1 && <BlogPages page={page} pageCount={pageCount} />}
      </Section>
    </>
  );
}

/** Ends the list: as wide as what its last row leaves over, at two and at three columns. */
function ClosingCard({ cells }: { cells: number }) {
  return (
    <li
      className="group accent-edge relative isolate flex flex-col items-start justify-end gap-5 overflow-hidden rounded-media border border-line bg-sand p-6 sm:col-[span_var(--rest-of-2)] sm:min-h-80 lg:col-[span_var(--rest-of-3)]"
      style={{ '--rest-of-2': restOfRow(cells, 2), '--rest-of-3': restOfRow(cells, 3) }}
    >
      <Weave
        seed="the rest"
        tone="sand"
        className="absolute inset-x-0 top-0 -z-10 hidden h-3/5 mask-b-from-50% sm:block"
      />
      <p className="max-w-[22ch] font-display text-heading font-bold text-balance">
        {BLOGS_COPY.searchTitle}
      </p>
      <p className="flex items-center gap-2 font-semibold">
        <Link href={ROUTES.search} className="card-link">
          {BLOGS_COPY.searchAll}
        </Link>
        <ArrowIcon className="icon-forward" />
      </p>
    </li>
  );
}

function NoArticles() {
  return (
    <div className="mt-10 grid overflow-hidden rounded-media border border-line bg-card md:grid-cols-[20rem_1fr]">
      <Weave seed="nothing written" tone="ink" className="h-40 md:h-auto" />
      <div className="p-6 md:p-12">
        <p className="font-display text-heading font-bold">{BLOGS_COPY.empty}</p>
        <p className="mt-3 max-w-[52ch] text-lead text-muted">{BLOGS_COPY.emptyText}</p>
        <ButtonLink href={ROUTES.contact} tone="quiet" hasArrow className="mt-6">
          {BLOGS_COPY.contact}
        </ButtonLink>
      </div>
    </div>
  );
}
