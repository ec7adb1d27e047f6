import type { Metadata } from 'next';
import { parseArticlePath } from '@/lib/routing/article-path';
import { MissingPage } from '../not-found/missing-page';
import { notFoundMetadata } from '../not-found/not-found-metadata';
import { articleMetadata } from './article-metadata';
import { ArticleScreen } from './article-screen';

type ArticleOrMissingProps = {
  /** Of the menu's entries and the article, percent-encoded. */
  segments: readonly string[];
  /** Percent-encoded path of the request; default: that of the segments. */
  requestedPath?: string;
};

/** The article at an address, else 'Page not Found'. */
export function ArticleOrMissing({
  segments,
  requestedPath = `/${segments.join('/')}`,
}: ArticleOrMissingProps) {
  const path = parseArticlePath(segments);
  if (!path) return <MissingPage path={requestedPath} />;
  return <ArticleScreen path={path} requestedPath={requestedPath} />;
}

/**
 * Its metadata. Throws `ContentError`.
 *
 * @param segments The same, decoded: the framework gives them so to metadata and to route handlers.
 */
export function articleOrMissingMetadata(segments: readonly string[]): Promise<Metadata> {
  const path = parseArticlePath(segments.map(encodeURIComponent));
  return path ? articleMetadata(path) : notFoundMetadata();
}
