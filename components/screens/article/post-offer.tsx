import { QuoteLink } from '@/components/forms/quote/quote-link';
import { button } from '@/components/ui/button';
import { ArrowIcon } from '@/components/ui/icons';
import { OFFER_COPY } from '@/content/blogs';
import { cn } from '@/lib/cn';

/** Ends a post: who reads about something may want it. */
export function PostOffer() {
  return (
    <section
      aria-labelledby="post-offer"
      data-print="off"
      className="article-margin mt-14 flex flex-col items-start gap-x-8 gap-y-5 rounded-media border border-line bg-card p-6 sm:flex-row sm:items-center sm:justify-between sm:p-8"
    >
      <div className="max-w-full">
        <h2 id="post-offer" className="text-xl leading-tight">
          {OFFER_COPY.postTitle}
        </h2>
        <p className="mt-1.5 max-w-[34ch] text-base text-balance text-muted">
          {OFFER_COPY.postText}
        </p>
      </div>
      <QuoteLink className={cn(button({ tone: 'quiet' }), 'flex-none')}>
        {OFFER_COPY.quote} <ArrowIcon />
      </QuoteLink>
    </section>
  );
}
