import { cn } from '@/lib/cn';
import { canonicalHref } from '@/lib/server/cms/canonical-href';
import { reportDropped } from '@/lib/server/cms/report-dropped';
import { pageHtml } from '@/lib/server/html/page-texts';
import { type ArticleHeading, toHeadingHref } from '@/lib/text/article-headings';
import { loadContentImage } from './load-content-image';
import { PlayOnDemand } from './play-on-demand';

type HtmlProps = {
  /** HTML from the content service, as the editor left it. */
  html: string;
  /** `span` where only words may stand, such as a heading. */
  as?: 'div' | 'span';
  /** Names the entry in the log, where something of it had to be left out. */
  entry?: string | null;
  /** On its page: its links may lead to them. */
  headings?: readonly ArticleHeading[];
  className?: string;
};

/** The only place where HTML from the content service enters the page, sanitized. */
export function Html({ html, as: Tag = 'div', entry = null, headings, className }: HtmlProps) {
  let hasPlayer = false;
  const rules = {
    onDrop: reportDropped(entry),
    onPlayer: () => {
      hasPlayer = true;
    },
    loadImage: loadContentImage,
    toHref: (href: string) => toHeadingHref(canonicalHref(href), headings),
  };
  const clean = { __html: pageHtml(html, rules) };
  return (
    <>
      <Tag className={cn(Tag === 'div' && 'prose', className)} dangerouslySetInnerHTML={clean} />
      {hasPlayer && <PlayOnDemand />}
    </>
  );
}
