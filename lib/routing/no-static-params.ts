/**
 * For every route below app/[locale]/: the build has no content service, so it renders none of them.
 * The first request renders it, and it is cached. Export it from the route.
 */
export function generateStaticParams(): [] {
  return [];
}
