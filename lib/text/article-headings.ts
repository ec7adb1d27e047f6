import type { Block } from '@/content-client';
import { decodeOrNull } from '@/lib/routing/decode-or-null';
import { headingAnchor } from './anchor';
import { fenceAfter } from './code-fence';
import { htmlToText } from './html-to-text';

export type ArticleHeading = { id: string; text: string };

/** In an item of a list code may begin at any depth, and beside the mark of the item. */
const ITEM = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?/;
/** To the line with its end; what an editor has put in it is not on the page. */
const COMMENT = /^ {0,3}<!--/;
/** To the next empty line, or to the end of the element, HTML is no Markdown: `## x` is on the page as it is written. */
const HTML_LINE =
  /^ {0,3}<\/?(?:address|article|aside|blockquote|center|details|div|dl|dt|dd|figcaption|figure|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)(?=[\s/>]|$)/i;
const VERBATIM = /^ {0,3}<(?:pre|script|style|textarea)(?=[\s>]|$)/i;
const END_OF_VERBATIM = /<\/(?:pre|script|style|textarea)>/i;
const HEADING = /^ {0,3}##?[ \t](.+)$/gm;
/** `[label]: https://…`, and the note of `[^label]`. */
const DEFINITION = /^ {0,3}\[([^[\]\n]+)\]:/gm;

/**
 * The headings of an article's texts, for its list of contents: those that Markdown marks by signs,
 * each once.
 */
export function articleHeadings(blocks: readonly Block[]): ArticleHeading[] {
  const headings = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'markdown') continue;
    const body = withoutCode(block.body);
    const labels = new Set([...body.matchAll(DEFINITION)].map(([, label = '']) => toLabel(label)));
    for (const [, source = ''] of body.matchAll(HEADING)) {
      const text = withoutSyntax(withoutClosing(source.trim()), labels);
      const id = headingAnchor(text);
      if (id && !headings.has(id)) headings.set(id, text);
    }
  }
  return [...headings].map(([id, text]) => ({ id, text }));
}

/** A link to a heading of the same article by its words, `#the-price`, as the heading's id; any other link stays. */
export function toHeadingHref(href: string, headings: readonly ArticleHeading[] = []): string {
  const words = href.startsWith('#') ? decodeOrNull(href.slice(1)) : null;
  const anchor = words && headingAnchor(words);
  return headings.some(({ id }) => id === anchor) ? `#${anchor}` : href;
}

/**
 * And without comments and HTML. Line by line: where code has no end, a search for it from each fence would take the
 * square of them.
 */
function withoutCode(body: string): string {
  let open: string | null = null;
  let endOfHtml: RegExp | null = null;
  const lines = body.split('\n').filter((line) => {
    if (open === null) endOfHtml ??= endOfHtmlFrom(line);
    if (endOfHtml !== null) {
      if (endOfHtml.test(line)) endOfHtml = null;
      return false;
    }
    const before = open;
    open = fenceAfter(open === null ? line.replace(ITEM, '') : line.trimStart(), open);
    return before === null && open === null;
  });
  return lines.join('\n');
}

/** What the last line of the HTML has that begins with this one; `null` where none begins. */
function endOfHtmlFrom(line: string): RegExp | null {
  if (COMMENT.test(line)) return /-->/;
  if (VERBATIM.test(line)) return END_OF_VERBATIM;
  return HTML_LINE.test(line) ? /^\s*$/ : null;
}

/** Without the signs that may close a heading, `## Title ##`; those of `## C#` belong to it. */
function withoutClosing(source: string): string {
  let end = source.length;
  while (source[end - 1] === '#') end -= 1;
  const before = source.slice(0, end);
  return before === '' || /[ \t]$/.test(before) ? before : source;
}

// No pattern reads on where another mark of its kind begins: the time would grow with a square.
function withoutSyntax(source: string, labels: ReadonlySet<string>): string {
  const html = source
    // What stands in code or behind a backslash is text. As entities it is none of the marks below.
    .replace(/`([^`]+)`/g, (_, code: string) => toEntities(code, /[!-/:-@[-`{-~]/g))
    .replace(/\\([!-/:-@[-`{-~])/g, (_, sign: string) => toEntities(sign, /./g))
    .replace(/&(?!#?\w+;)/g, '&amp;')
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/!?\[([^[\]]*)\](?:\[([^[\]]*)\])?/g, (reference, text: string, label = '') => {
      if (!labels.has(toLabel(label || text))) return reference;
      return text.startsWith('^') ? '' : text;
    })
    .replace(/(\*\*|~~|[*`~])(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(__?)(?=[^\s_])([^_]+)\1(?![\p{L}\p{N}_])/gu, '$2');
  return htmlToText(html);
}

function toEntities(text: string, signs: RegExp): string {
  return text.replace(signs, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Labels are the same in capitals, and with other spaces. */
function toLabel(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
