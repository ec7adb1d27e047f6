import 'server-only';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { CONTENT_SCHEMA, type ContentRules, rehypeContent, rehypeReport } from './content-html';

/**
 * HTML from the content service, made safe to put on the page.
 *
 * @param html Anything; untrusted.
 * @param rules Who is told of what was left out.
 * @returns HTML without scripts, handlers, forms, foreign frames, unsafe styles or addresses. What
 * cannot be read as HTML comes back as its text.
 */
export function sanitizeHtml(html: string, rules: ContentRules = {}): string {
  try {
    return String(
      unified()
        .use(rehypeParse, { fragment: true })
        .use(rehypeReport, rules)
        .use(rehypeSanitize, CONTENT_SCHEMA)
        .use(rehypeContent, rules)
        .use(rehypeStringify)
        .processSync(html),
    );
  } catch (error) {
    // Tens of thousands of elements in each other exhaust the stack of any reader of HTML.
    if (!(error instanceof RangeError)) throw error;
    rules.onDrop?.({ what: 'text', detail: 'nested too deeply: shown without its markup' });
    return escapeHtml(withoutTags(html).replace(/\s+/g, ' ').trim());
  }
}

/** The text of an editor's HTML, for places that take no markup (titles, metadata). */
export function htmlToText(html: string): string {
  return withoutTags(sanitizeHtml(html))
    .replace(/&lt;|&#x3C;/g, '<')
    .replace(/&gt;|&#x3E;/g, '>')
    .replace(/&quot;|&#x22;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&nbsp;|&#xA0;/g, ' ')
    .replace(/&(amp|#x26);/g, '&')
    .replace(/\s+/g, ' ')
    .trim();
}

function withoutTags(html: string): string {
  return html.replace(/<[^<>]*>/g, ' ');
}

/** A text as HTML that shows just that. */
export function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}
