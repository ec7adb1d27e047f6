import type { Graph, Thing } from 'schema-dts';
import { ROUTES } from '@/lib/routing/routes';

/** The absolute URL of a path of this site. */
export type ToUrl = (path: string) => string;

export const organizationId = (toUrl: ToUrl) => `${toUrl(ROUTES.home)}/#organization`;
export const websiteId = (toUrl: ToUrl) => `${toUrl(ROUTES.home)}/#website`;

/**
 * One graph of things, as the text of a `<script type="application/ld+json">`. `<` is escaped, so
 * that nothing in it can end the element.
 */
export function toJsonLd(things: readonly Thing[]): string {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
