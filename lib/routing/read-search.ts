import { ROUTES } from './routes';

/** Here every parameter may be read. Of the routes for programs, caches store the options of the quote form. */
const READS_ALL = /^\/(?:api\/(?!quote-options$)|_next\/|(?:search|newsletter)$)/;
/** Names the data of a page, in the requests of the framework. */
const OF_FRAMEWORK = '_rsc';
/** As the rewrite of next.config.ts: what does not name a service makes no other page. */
const OF_QUOTE = /^service=[\w~-][\w.~-]{0,254}$/;

/**
 * An address without the parameters that its screen does not read. The framework writes the address of
 * the request for which it renders a page into that page, which everybody gets.
 *
 * @param url Path, with or without a search string.
 * @param isData Whether the framework is asked for the data of a page.
 */
export function withReadSearch(url: string, isData: boolean): string {
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  // The framework redirects the others, with their search string.
  const isNormal = path === '/' || !/\/$|\/\//.test(path);
  if (end < 0 || !isNormal || READS_ALL.test(path)) return url;
  const parameters = url.slice(end + 1).split('&');
  const service = path === ROUTES.quote && parameters.findLast((each) => OF_QUOTE.test(each));
  const read = [
    ...(service ? [service] : []),
    ...parameters.filter((each) => isData && each.split('=', 1)[0] === OF_FRAMEWORK),
  ];
  return read.length > 0 ? `${path}?${read.join('&')}` : path;
}
