import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { StructuredData } from '@/components/site/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { Weave } from '@/components/ui/weave';
import { blogsPagePath, ROUTES } from '@/lib/routes';
import { getBlogs } from '@/lib/server/content';
import { siteUrl } from '@/lib/server/env';
import { redirectOrNotFound } from '@/lib/server/redirects';
import { webPage } from '@/lib/structured-data';
import { BlogCard } from './blog-card';
import { BlogPages } from './blog-pages';

/**
 * The blog list, 25 articles to a page (specification §2, Blog list, and §9). A page beyond the
 * last one is not there.
 */
export async function BlogsScreen({ page = 1 }: { page?: number }) {
  const blogs = await getBlogs(page);
  const articles = blogs?.articles ?? [];
  const pageCount = blogs?.pageCount ?? 1;
  if (page > 1 && articles.length === 0) return redirectOrNotFound(blogsPagePath(page));
  const label = blogs?.label ?? 'Blog List';
  const path = blogsPagePath(page);
  const trail =
    page === 1
      ? [{ name: 'Blogs' }]
      : [{ name: 'Blogs', href: ROUTES.blogs }, { name: `Page ${page}` }];
  return (
    <>
      <StructuredData
        path={path}
        trail={trail}
        things={[webPage('CollectionPage', { path, name: label }, siteUrl)]}
      />
      <CoverHeader
        title={label}
        trail={trail}
        image={blogs?.cover ?? null}
        tone={blogs?.tone ?? 'dark'}
      />
      <Section labelledBy="recent-blogs">
        <SectionHeading
          id="recent-blogs"
          title="Recent Blogs"
          text={page > 1 ? `Page ${page} of ${pageCount}` : null}
        />
        {articles.length === 0 ? (
          <NothingWritten />
        ) : (
          <ul className="blog-cards mt-10 grid gap-x-6 gap-y-8 md:mt-14 md:grid-cols-2 lg:grid-cols-3">
            {articles.map((article, index) => (
              <BlogCard
                key={article.slug}
                article={article}
                isWide={page === 1 && index === 0 && articles.length > 2}
              />
            ))}
          </ul>
        )}
        {pageCount > 1 && <BlogPages page={page} pageCount={pageCount} />}
      </Section>
    </>
  );
}

function NothingWritten() {
  return (
    <div className="mt-10 grid overflow-hidden rounded-media border border-line bg-card md:grid-cols-[20rem_1fr]">
      <Weave seed="nothing written" tone="ink" className="h-40 md:h-auto" />
      <div className="p-6 md:p-12">
        <p className="font-display text-heading font-bold">Nothing has been written here yet.</p>
        <p className="mt-3 max-w-[52ch] text-lead text-muted">
          The first article is on the loom. Until it is done, ask us what you would like to read.
        </p>
        <ButtonLink href={ROUTES.contact} tone="quiet" hasArrow className="mt-6">
          Contact Us
        </ButtonLink>
      </div>
    </div>
  );
}
