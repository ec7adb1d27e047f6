import type { Metadata } from 'next';
import { parseArticlePath } from '@/lib/routing/article-path';
import { MissingPage } from '../not-found/missing-page';
import { notFoundMetadata } from '../not-found/not-found-metadata';
import { articleMetadata } from './article-metadata';
import { ArticleScreen } from './article-screen';

/**
 * The article at an address, else 'Page not Found'.
 *
 * @param segments Percent-encoded.
 */
export function ArticleOrMissing({ segments }: { segments: readonly string[] }) {
  const requestedPath = `/${segments.join('/')}`;
  const path = parseArticlePath(segments);
  if (!path) return <MissingPage path={requestedPath} />;
  return <ArticleScreen path={path} requestedPath={requestedPath} />;
}

/** Its metadata. Throws `ContentError`. */
export function articleOrMissingMetadata(segments: readonly string[]): Promise<Metadata> {
  const path = parseArticlePath(segments);
  return path ? articleMetadata(path) : notFoundMetadata();
}
