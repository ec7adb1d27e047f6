import { cache } from 'react';
import { canonicalHref } from '@/lib/server/cms/canonical-href';
import { reportDropped } from '@/lib/server/cms/report-dropped';
import { newPageAnchors, pageMarkdown } from '@/lib/server/html/page-texts';
import { type ArticleHeading, toHeadingHref } from '@/lib/text/article-headings';
import { loadContentImage } from './load-content-image';
import { PlayOnDemand } from './play-on-demand';

type MarkdownProps = {
  source: string;
  /** Names the entry in the log, where something of it had to be left out. */
  entry?: string | null;
  /** On its page: its links may lead to them. */
  headings?: readonly ArticleHeading[];
};

/** The ids of the headings on the page that is being rendered. */
const pageAnchors = cache(newPageAnchors);

/**
 * Markdown from the content service, sanitized. An error of the engine is shown as its message,
 * preformatted, and breaks nothing else (specification §8).
 */
export async function Markdown({ source, entry = null, headings }: MarkdownProps) {
  let hasPlayer = false;
  const rules = {
    onPlayer: () => {
      hasPlayer = true;
    },
    onDrop: reportDropped(entry),
    loadImage: loadContentImage,
    toHref: (href: string) => toHeadingHref(canonicalHref(href), headings),
    page: pageAnchors(),
  };
  const result = await pageMarkdown(source, rules);
  if (result.status === 'failed') {
    return (
      <div className="prose">
        <pre>{result.message}</pre>
      </div>
    );
  }
  return (
    <>
      <div className="prose">{result.content}</div>
      {hasPlayer && <PlayOnDemand />}
    </>
  );
}
