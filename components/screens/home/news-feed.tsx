import Link from 'next/link';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { longDate } from '@/lib/dates';
import { postPath, ROUTES } from '@/lib/routes';
import { getNews } from '@/lib/server/content';

/** How many articles the news feed shows (specification §9). */
const NEWS_COUNT = 3;

/** "COMPANY'S NEWS / News Feed": the three latest articles (specification §2, Home). */
export async function NewsFeed() {
  const articles = await getNews(NEWS_COUNT);
  return (
    <Section labelledBy="news">
      <div className="flex flex-wrap items-end justify-between gap-6">
        <SectionHeading id="news" label="COMPANY'S NEWS" title="News Feed" />
        <Link
          href={ROUTES.blogs}
          className="inline-flex min-h-11 items-center gap-3 font-semibold hover:underline"
        >
          All articles <ArrowIcon className="size-4" />
        </Link>
      </div>
      {articles.length === 0 ? (
        <p className="mt-8 text-lead text-muted">No news yet. The first article appears here.</p>
      ) : (
        <ul className="mt-10 grid gap-8 md:grid-cols-3">
          {articles.map((article) => (
            <li key={article.slug} className="relative">
              <div className="relative aspect-3/2 overflow-hidden rounded-media">
                <ContentImage
                  image={article.thumbnail ?? article.cover}
                  seed={article.slug}
                  sizes="(min-width: 900px) 380px, 100vw"
                />
              </div>
              <p className="mt-4 text-sm text-muted">
                Published at{' '}
                <time dateTime={article.publishedOn}>{longDate(article.publishedOn)}</time>
              </p>
              <h3 className="mt-1 text-xl leading-tight">
                <Link href={postPath(article.slug)} className="hover:underline">
                  {article.title}
                </Link>
              </h3>
              {article.description && (
                <p className="mt-2 line-clamp-3 text-base text-muted">{article.description}</p>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
