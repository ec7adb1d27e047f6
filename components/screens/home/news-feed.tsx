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
import { HOME_POSTS } from '@/lib/routing/blog-post';
import { articleTransition, ROUTES } from '@/lib/routing/routes';
import { getNewsIfAny } from '@/lib/server/cms/readers';
import { longDate } from '@/lib/text/dates';
import { noBreak } from '@/lib/text/no-break';
import { beginningOf } from '@/lib/text/truncate';

/** A longer description is cut at a word: the latest one's in three lines of a large screen, the others' in four. */
const MAX_CLOSED_LENGTH = { latest: 140, earlier: 90 } as const;

/** "COMPANY'S NEWS / News Feed": the three latest articles (specification §2, Home). */
export async function NewsFeed() {
  const articles = await getNewsIfAny(HOME_POSTS);
  if (!articles) return null;
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

/** The newest one large, the two before it beside it, or below it in a row; two alone are of one size. */
function News({ articles }: { articles: readonly ArticleSummary[] }) {
  const isPair = articles.length === 2;
  const latest = articles.length > 2 ? 'latest-news with-earlier' : 'latest-news';
  return (
    <ul className="mt-10 grid gap-x-12 md:mt-14 md:grid-cols-12">
      {articles.map((article, index) => (
        <NewsItem
          key={article.slug}
          article={article}
          isLead={index === 0}
          isPair={isPair}
          className={index === 0 ? latest : 'earlier-news'}
        />
      ))}
    </ul>
  );
}

type NewsItemProps = {
  article: ArticleSummary;
  isLead: boolean;
  isPair: boolean;
  className: string;
};

function NewsItem({ article, isLead, isPair, className }: NewsItemProps) {
  return (
    <li className={cn(className, isPair && 'news-of-two')}>
      <ViewTransition name={articleTransition(article.slug)} share="grow" default="none">
        <div>
          <ContentImage
            image={article.thumbnail ?? article.cover}
            seed={article.slug}
            sizes={
              isLead
                ? '(min-width: 1264px) 680px, (min-width: 900px) 56vw, 100vw'
                : isPair
                  ? '(min-width: 1264px) 590px, (min-width: 900px) 48vw, (min-width: 600px) 240px, 160px'
                  : // In a portrait box an image is wider than what is seen of it, here and in a square.
                    '(min-width: 1200px) 420px, (min-width: 900px) 46vw, (min-width: 600px) 240px, 160px'
            }
            shape={3 / 2}
          />
        </div>
      </ViewTransition>
      <div>
        {article.publishedOn && (
          <p>
            {HOME_COPY.publishedAt}{' '}
            <time dateTime={article.publishedOn} className="inline-block">
              {longDate(article.publishedOn)}
            </time>
          </p>
        )}
        <h3>
          <Link
            href={postPath(article.slug)}
            className="card-link focus-visible:after:focus-outside"
          >
            {noBreak(article.title)}
          </Link>
        </h3>
        {article.description && (
          <Description
            text={article.description}
            maxLength={MAX_CLOSED_LENGTH[isLead ? 'latest' : 'earlier']}
            href={postPath(article.slug)}
          />
        )}
      </div>
    </li>
  );
}

type DescriptionProps = { text: string; maxLength: number; href: string };

/** Its first words; a click shows all of it, with the way to the article, and closes the one that was open (specification §2). */
function Description({ text, maxLength, href }: DescriptionProps) {
  const beginning = beginningOf(text, maxLength);
  if (beginning === text) return <p className="mt-2 text-base text-muted">{text}</p>;
  return (
    <details name="news" className="news-text">
      <summary>
        <span className="news-words">
          {beginning}
          <span className="news-folded">{text.slice(beginning.length)}</span>
        </span>
        <span className="news-fold">
          <span className="news-more">{HOME_COPY.more}</span>
          <span className="news-folded">{HOME_COPY.less}</span>
          <ChevronIcon />
        </span>
      </summary>
      <Link href={href}>{HOME_COPY.readArticle}</Link>
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
