import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { ARTICLE_COPY } from '@/content/blogs';
import type { ArticleSummary } from '@/content-client';
import { cn } from '@/lib/cn';
import { postPath } from '@/lib/routing/article-path';
import { ROUTES } from '@/lib/routing/routes';
import { longDate } from '@/lib/text/dates';
import { noBreak } from '@/lib/text/no-break';
import type { AdjacentArticles } from './related-posts';

/** Beside each other from 900 px on, as many as there are: none leaves a hole beside it. */
const COLUMNS: Readonly<Record<number, string>> = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' };

/** Where to read on: the articles before and after this one, and those that are like it; without any, nothing. */
export function MorePosts({ adjacent }: { adjacent: AdjacentArticles }) {
  const { newer, older, related } = adjacent;
  const isEnd = (newer === null) !== (older === null);
  if (!newer && !older && related.length === 0) return null;
  return (
    <aside
      aria-label={ARTICLE_COPY.moreArticles}
      data-print="off"
      className="bg-sand lines-on-sand"
    >
      <div className="container-page py-14 md:py-20">
        {(newer || older) && (
          <nav
            aria-label={ARTICLE_COPY.adjacent}
            className="grid gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-2"
          >
            {older && <AdjacentPost article={older} label={ARTICLE_COPY.previous} isBack />}
            {newer && <AdjacentPost article={newer} label={ARTICLE_COPY.next} />}
            {isEnd && <AllPosts />}
          </nav>
        )}
        {related.length > 0 && (
          <>
            <div className="mt-14 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 first:mt-0">
              <h2 className="min-w-0 text-heading">{ARTICLE_COPY.related}</h2>
              {!isEnd && (
                <Link
                  href={ROUTES.blogs}
                  className="inline-flex min-h-11 items-center gap-2 text-base font-semibold underline-offset-4 hover:underline"
                >
                  {ARTICLE_COPY.allArticles} <ArrowIcon />
                </Link>
              )}
            </div>
            <ul className={cn('mt-6 grid gap-6 md:gap-8', COLUMNS[related.length])}>
              {related.map((article) => (
                <RelatedPost key={article.slug} article={article} isAlone={related.length === 1} />
              ))}
            </ul>
          </>
        )}
      </div>
    </aside>
  );
}

type AdjacentPostProps = { article: ArticleSummary; label: string; isBack?: boolean };

function AdjacentPost({ article, label, isBack = false }: AdjacentPostProps) {
  return (
    <Link
      href={postPath(article.slug)}
      rel={isBack ? 'prev' : 'next'}
      className={cn(
        'group flex flex-col gap-1 bg-card p-6 focus-visible:focus-inside md:p-8',
        !isBack && 'md:items-end md:text-end',
      )}
    >
      <span className="flex items-center gap-2 text-sm font-semibold text-muted">
        {isBack && <ArrowIcon className="rotate-180" />}
        {label}
        {!isBack && <ArrowIcon />}
      </span>
      <span className="line-clamp-3 font-display text-xl leading-snug font-bold text-balance wrap-anywhere underline-offset-4 group-hover:underline">
        {noBreak(article.title)}
      </span>
    </Link>
  );
}

/** Stands in for the article that the newest and the oldest one lack. */
function AllPosts() {
  return (
    <Link
      href={ROUTES.blogs}
      className="group flex items-center gap-3 bg-card p-6 font-display text-xl font-bold focus-visible:focus-inside md:justify-end md:p-8"
    >
      <span className="underline-offset-4 group-hover:underline">{ARTICLE_COPY.allArticles}</span>
      <ArrowIcon className="icon-forward" />
    </Link>
  );
}

/** @param isAlone The only one: a card across the page, whose words stand beside its image and say what it is about. */
function RelatedPost({ article, isAlone }: { article: ArticleSummary; isAlone: boolean }) {
  return (
    <li
      className={cn(
        'accent-edge relative grid min-[20rem]:grid-cols-[7rem_1fr] content-start items-start gap-4',
        isAlone
          ? 'md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_auto] md:items-center md:gap-x-8 md:overflow-hidden md:rounded-card md:border md:border-line md:bg-card md:pe-8'
          : 'md:grid-cols-1',
      )}
    >
      <div
        className={cn(
          'relative aspect-square overflow-hidden rounded-card md:aspect-3/2',
          isAlone && 'md:rounded-none',
        )}
      >
        <ContentImage
          image={article.thumbnail ?? article.cover}
          seed={article.slug}
          sizes="(min-width: 1264px) 384px, (min-width: 900px) 33vw, 168px"
          shape={3 / 2}
          className="rounded-[inherit] outline -outline-offset-1 outline-line"
        />
      </div>
      <div className={isAlone ? 'md:py-6' : undefined}>
        {article.publishedOn && (
          <time dateTime={article.publishedOn} className="text-sm text-muted">
            {longDate(article.publishedOn)}
          </time>
        )}
        <h3
          className={cn(
            'mt-1 line-clamp-3 text-lg leading-snug wrap-anywhere',
            isAlone && 'md:text-heading md:leading-tight',
          )}
        >
          <Link
            href={postPath(article.slug)}
            className={cn(
              'card-link',
              isAlone
                ? 'max-md:focus-visible:after:focus-outside'
                : 'focus-visible:after:focus-outside',
            )}
          >
            {noBreak(article.title)}
          </Link>
        </h3>
        {isAlone && article.description && (
          <p className="mt-3 line-clamp-3 max-w-[52ch] text-muted max-md:hidden">
            {noBreak(article.description)}
          </p>
        )}
      </div>
      {isAlone && <ArrowIcon className="icon-forward size-6 max-md:hidden" />}
    </li>
  );
}
