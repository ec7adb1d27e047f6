import { ViewTransition } from 'react';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon, ChevronIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { HOME_COPY } from '@/content/home';
import type { ArticleSummary } from '@/content-client';
import { cn } from '@/lib/cn';
import { postPath } from '@/lib/routing/article-path';
import { articleTransition, ROUTES } from '@/lib/routing/routes';
import { getNews } from '@/lib/server/cms/readers';
import { longDate } from '@/lib/text/dates';

/** How many articles the news feed shows (specification §9). */
const NEWS_COUNT = 3;

/** A description longer than this does not fit its two lines. */
const MAX_CLOSED_LENGTH = 90;

/** "COMPANY'S NEWS / News Feed": the three latest articles (specification §2, Home). */
export async function NewsFeed() {
  const articles = await getNews(NEWS_COUNT);
  return (
    <Section labelledBy="news">
      <SectionHeading
        id="news"
        label={HOME_COPY.newsLabel}
        title={HOME_COPY.newsTitle}
        action={
          articles.length > 0 && (
            <Link
              href={ROUTES.blogs}
              className="inline-flex min-h-11 items-center gap-3 font-semibold hover:underline"
            >
              {HOME_COPY.allArticles} <ArrowIcon />
            </Link>
          )
        }
      />
      {articles.length === 0 ? <NoNews /> : <News articles={articles} />}
    </Section>
  );
}

/** The newest one large, the two before it beside it. */
function News({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className="mt-10 grid gap-x-12 md:mt-14 md:grid-cols-12">
      {articles.map((article, index) => (
        <NewsItem key={article.slug} article={article} isLead={index === 0} />
      ))}
    </ul>
  );
}

function NewsItem({ article, isLead }: { article: ArticleSummary; isLead: boolean }) {
  return (
    <li
      className={cn(
        'group relative min-w-0',
        isLead ? 'md:col-span-7 md:row-span-2' : 'earlier-news',
      )}
    >
      <ViewTransition name={articleTransition(article.slug)} share="grow" default="none">
        <div
          className={cn(
            'relative overflow-hidden rounded-media bg-sand',
            isLead ? 'aspect-3/2' : 'aspect-square md:aspect-4/5',
          )}
        >
          <ContentImage
            image={article.thumbnail ?? article.cover}
            seed={article.slug}
            sizes={
              isLead
                ? '(min-width: 1264px) 680px, (min-width: 900px) 56vw, 100vw'
                : '(min-width: 1200px) 224px, 160px'
            }
          />
        </div>
      </ViewTransition>
      <div className={cn('min-w-0', isLead && 'mt-5')}>
        <p className="text-sm text-muted">
          {HOME_COPY.publishedAt}{' '}
          <time dateTime={article.publishedOn} className="inline-block">
            {longDate(article.publishedOn)}
          </time>
        </p>
        <h3 className={cn('mt-1 leading-tight', isLead ? 'text-heading' : 'text-xl')}>
          <Link
            href={postPath(article.slug)}
            className="card-link decoration-accent decoration-2 underline-offset-4 group-hover:underline"
          >
            {article.title}
          </Link>
        </h3>
        {article.description && <Description text={article.description} />}
      </div>
    </li>
  );
}

/** The first two lines; a click shows all of it and closes the one that was open (specification §2). */
function Description({ text }: { text: string }) {
  if (text.length <= MAX_CLOSED_LENGTH) return <p className="mt-2 text-base text-muted">{text}</p>;
  return (
    <details name="news" className="group/text relative z-1 mt-1 max-w-[52ch] text-base text-muted">
      <summary className="block list-none rounded-control py-1 hover:text-ink [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-2 group-open/text:line-clamp-none">{text}</span>
        <span className="mt-1 inline-flex min-h-8 items-center gap-1.5 font-semibold text-ink">
          <span className="group-open/text:hidden">{HOME_COPY.more}</span>
          <span className="hidden group-open/text:inline">{HOME_COPY.less}</span>
          <ChevronIcon className="transition-transform duration-200 group-open/text:rotate-180" />
        </span>
      </summary>
    </details>
  );
}

function NoNews() {
  return (
    <div className="mt-10 grid overflow-hidden rounded-media border border-line bg-card sm:grid-cols-[14rem_1fr]">
      <Weave seed="no news" tone="sand" className="h-28 sm:h-auto" />
      <div className="p-6 md:p-10">
        <p className="font-display text-heading font-bold">{HOME_COPY.noNews}</p>
        <p className="mt-2 max-w-[52ch] text-lead text-muted">{HOME_COPY.noNewsText}</p>
      </div>
    </div>
  );
}
