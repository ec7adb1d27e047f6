import 'server-only';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { CONTENT_SCHEMA, rehypeContent } from './content-html';

const processor = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeSanitize, CONTENT_SCHEMA)
  .use(rehypeContent)
  .use(rehypeStringify);

/**
 * HTML from the content service, made safe to put on the page.
 *
 * @param html Anything; untrusted.
 * @returns HTML without scripts, handlers, forms, foreign frames, unsafe styles or addresses.
 */
export function sanitizeHtml(html: string): string {
  return String(processor.processSync(html));
}

/** The text of an editor's HTML, for places that take no markup (titles, metadata). */
export function htmlToText(html: string): string {
  return sanitizeHtml(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&(amp|#x26);/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}
