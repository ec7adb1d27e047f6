import 'server-only';
import './limit-copies';
import rehypeParse from 'rehype-parse';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { escapeHtml } from '@/lib/text/escape-html';
import { htmlToText } from '@/lib/text/html-to-text';
import { escapeUnknownTags } from '@/lib/text/known-tags';
import type { ContentRules } from './content-rules';
import { CONTENT_SCHEMA } from './content-schema';
import { rehypeContent } from './rehype-content';
import { rehypeNoBreak } from './rehype-no-break';
import { rehypeReparse } from './rehype-reparse';
import { rehypeReport } from './rehype-report';

/**
 * HTML from the content service, made safe to put on the page.
 *
 * @param html Untrusted.
 * @param rules Receives what was left out.
 * @returns HTML without scripts, handlers, forms, third-party frames, unsafe styles or URLs. HTML
 * that cannot be parsed is returned as its text.
 */
export function sanitizeHtml(html: string, rules: ContentRules = {}): string {
  try {
    return String(
      unified()
        .use(rehypeParse, { fragment: true })
        .use(rehypeReport, rules)
        .use(rehypeSanitize, CONTENT_SCHEMA)
        .use(rehypeContent, rules)
        .use(rehypeNoBreak)
        .use(rehypeReparse)
        .use(rehypeStringify)
        .processSync(escapeUnknownTags(html)),
    );
  } catch (error) {
    // Tens of thousands of nested elements exhaust the stack of the parser; as many in a row, or left open, its limits.
    if (!(error instanceof RangeError)) throw error;
    rules.onDrop?.({
      what: 'text',
      detail:
        'too many elements, nested too deeply, or left open too often: shown without its markup',
    });
    return escapeHtml(htmlToText(html));
  }
}
