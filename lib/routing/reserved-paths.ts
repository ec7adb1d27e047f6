/** Folders of files and programs (`SCREENS` in next.config.ts), and of screens below which is no article. */
const FOLDERS =
  /^\/(?:_next|api|\.well-known|weave|icons|share-image|sitemap|markdown|quote-for)\//;
const FILES = /^\/(?:preview\.js|icon\.svg|apple-icon\.png|favicon\.ico|robots\.txt)/;

/** Whether something else than an article is at a path, whatever the content. */
export function isReservedPath(path: string): boolean {
  return FOLDERS.test(path) || FILES.test(path) || !isSlug(path.slice(path.lastIndexOf('/') + 1));
}

/**
 * Whether an article with this slug has an address: a browser reads `..` as the folder above, and an
 * address that ends with `.md` is that of the Markdown of another one.
 */
export function isSlug(slug: string): boolean {
  return slug !== '.' && slug !== '..' && !slug.endsWith('.md');
}
