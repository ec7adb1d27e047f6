import * as z from 'zod/mini';

const address = z.catch(z.string().check(z.maxLength(2048)), '');

/** What the browser tells about where a form was sent from: addresses, empty where it has none. */
export const visitedSchema = z.object({
  /** Of the page that the form is on. */
  page: address,
  /** Of the page with which the visitor came to the site, which still has its campaign. */
  landing: address,
  /** Of the page that led there. */
  referrer: address,
});

export type Visited = z.infer<typeof visitedSchema>;
