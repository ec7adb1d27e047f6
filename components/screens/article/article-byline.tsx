import { ARTICLE_COPY } from '@/content/blogs';
import { longDate } from '@/lib/text/dates';

type ArticleBylineProps = {
  /** ISO 8601. */
  publishedOn: string;
  minutes: number;
};

/** When the article was published and how long it takes to read. */
export function ArticleByline({ publishedOn, minutes }: ArticleBylineProps) {
  return (
    <p className="eyebrow flex-wrap text-muted">
      <time dateTime={publishedOn}>{longDate(publishedOn)}</time>
      <span aria-hidden="true">·</span>
      <span>{ARTICLE_COPY.readingTime(minutes)}</span>
    </p>
  );
}
