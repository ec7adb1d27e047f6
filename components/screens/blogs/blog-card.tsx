import { ViewTransition } from 'react';
import { ContentImage } from '@/components/ui/content-image';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { BLOGS_COPY } from '@/content/blogs';
import type { ArticleSummary } from '@/content-client';
import { cn } from '@/lib/cn';
import { postPath } from '@/lib/routing/article-path';
import { articleTransition } from '@/lib/routing/routes';
import { shortDate } from '@/lib/text/dates';
import { noBreak } from '@/lib/text/no-break';
import { beginningOf, truncate } from '@/lib/text/truncate';

/** Fits its three lines on a phone, and on large screens those of the wide card, where letters are of the usual size: the end is that of a word. */
const MAX_DESCRIPTION_LENGTH = 100;
const MAX_WIDE_LENGTH = 180;
/** A title that has two lines in a column of a large screen is whole everywhere: a narrow column, and a visitor's wider spacing, give it a third. */
const MAX_WHOLE_TITLE_LENGTH = 56;

const SIZES = '(min-width: 1264px) 384px';
const WIDE_SIZES = '(min-width: 1264px) 792px, (min-width: 1200px) 66vw';
/** Before the others, on a phone: of an image of three by two a square is shown, unless letters are large. */
const ROW_SIZES = '(max-width: 19.99rem) 100vw, (max-width: 599.98px) 168px, ';

type BlogCardProps = {
  article: ArticleSummary;
  /** Where there are columns, the newest one is twice as wide; the text of the one beside it begins where its own does. */
  place?: 'wide' | 'beside';
  /** On a phone it begins with a row: a small image beside date and title. */
  isRow?: boolean;
};

/** Image, date, title of two lines and description of three (specification §2 and §9). */
export function BlogCard({ article, place, isRow = false }: BlogCardProps) {
  const isWide = place === 'wide';
  return (
    <li
      className={cn(
        'group accent-edge relative flex min-w-0 flex-col overflow-hidden rounded-media border border-line bg-card',
        isWide && 'sm:col-span-2 sm:max-lg:grid sm:max-lg:grid-cols-2',
        place && 'lg:row-span-2 lg:grid lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0',
        isRow && 'blog-row',
      )}
    >
      <ViewTransition name={articleTransition(article.slug)} share="grow" default="none">
        <div
          className={cn(
            'relative aspect-3/2 w-full overflow-hidden bg-sand',
            // Not stretched: Safari makes a row of a subgrid too low for what is stretched and has a ratio.
            isWide && 'sm:max-lg:min-h-full lg:self-start',
            place === 'beside' && 'lg:aspect-auto lg:h-full',
          )}
        >
          <ContentImage
            image={article.thumbnail ?? article.cover}
            seed={article.slug}
            // The one beside the widest is as high, so its image is as wide as well.
            sizes={`${isRow ? ROW_SIZES : ''}${place ? WIDE_SIZES : SIZES}, (min-width: 600px) 50vw, 100vw`}
            shape={3 / 2}
            className="transition-transform duration-300 ease-out group-hover:scale-[1.03]"
          />
        </div>
      </ViewTransition>
      <div className="flex min-w-0 grow flex-col p-6">
        {article.publishedOn && (
          <time dateTime={article.publishedOn} className="text-sm text-muted tabular-nums">
            {shortDate(article.publishedOn)}
          </time>
        )}
        <h3
          className={cn(
            'mt-1 text-[min(1.25rem,10vw)] leading-tight',
            article.title.length > MAX_WHOLE_TITLE_LENGTH && 'min-[20rem]:line-clamp-2',
            isWide && 'md:max-lg:text-2xl lg:text-heading',
          )}
        >
          {noBreak(article.title)}
        </h3>
        {article.description && (
          <p className="mt-2 line-clamp-3 max-w-[60ch] text-base text-muted sm:max-[45rem]:text-sm">
            {isWide ? (
              <WideDescription text={article.description} />
            ) : (
              truncate(article.description, MAX_DESCRIPTION_LENGTH)
            )}
          </p>
        )}
        <p className="mt-auto flex items-center gap-2 pt-5 text-base font-semibold">
          <Link href={postPath(article.slug)} className="card-link">
            <span>{BLOGS_COPY.readMore}</span>{' '}
            <span className="sr-only">{BLOGS_COPY.about(article.title)}</span>
          </Link>
          <ArrowIcon className="icon-forward" />
        </p>
      </div>
    </li>
  );
}

/** As long as the others' until the card is wide. */
function WideDescription({ text }: { text: string }) {
  const beginning = beginningOf(text, MAX_DESCRIPTION_LENGTH);
  if (beginning === text) return text;
  return (
    <>
      {beginning}
      <span className="lg:hidden">…</span>
      <span className="max-lg:hidden">
        {truncate(text, MAX_WIDE_LENGTH).slice(beginning.length)}
      </span>
    </>
  );
}
