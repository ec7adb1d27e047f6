import { ARTICLE_COPY } from '@/content/blogs';
import type { ArticleHeading } from '@/lib/text/article-headings';

/** From this many headings on, an article has a list of contents. */
const MIN_HEADINGS = 5;

/** What a long article holds, and the way there. */
export function ArticleContents({ headings }: { headings: readonly ArticleHeading[] }) {
  if (headings.length < MIN_HEADINGS) return null;
  return (
    <nav
      aria-labelledby="contents"
      data-print="off"
      className="article-margin mb-10 border-y border-line py-5 md:mb-12"
    >
      <h2 id="contents" className="eyebrow font-text text-muted">
        {ARTICLE_COPY.contents}
      </h2>
      <ol className="mt-2 gap-x-8 sm:columns-2">
        {headings.map(({ id, text }) => (
          <li key={id} className="break-inside-avoid">
            <a
              href={`#${id}`}
              className="flex min-h-11 items-center py-1.5 leading-snug wrap-anywhere decoration-accent decoration-2 underline-offset-4 hover:underline"
            >
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
