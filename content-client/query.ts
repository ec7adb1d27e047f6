export type QueryValue =
  | string
  | number
  | boolean
  | readonly QueryValue[]
  | { readonly [key: string]: QueryValue };
export type Query = { readonly [key: string]: QueryValue };

/**
 * A nested object as the bracketed query string of the content service:
 * `{ filters: { slug: { $eq: 'a&b' } } }` is `filters[slug][$eq]=a%26b`.
 */
export function toQueryString(query: Query): string {
  return Object.entries(query)
    .flatMap(([key, value]) => toPairs(escapeKey(key), value))
    .join('&');
}

function toPairs(path: string, value: QueryValue): string[] {
  if (typeof value !== 'object') return [`${path}=${encodeURIComponent(value)}`];
  return Object.entries(value).flatMap(([key, inner]) =>
    toPairs(`${path}[${escapeKey(key)}]`, inner),
  );
}

// The service's operators start with '$', which a query string may hold as it is.
function escapeKey(key: string): string {
  return encodeURIComponent(key).replaceAll('%24', '$');
}
