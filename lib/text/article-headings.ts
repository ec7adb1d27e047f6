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

/** And without comments. Line by line: where code has no end, a search for it from each fence would take the square of them. */
function withoutCode(body: string): string {
  let open: string | null = null;
  let isComment = false;
  const lines = body.split('\n').filter((line) => {
    if (isComment || (open === null && COMMENT.test(line))) {
      isComment = !line.includes('-->');
      return false;
    }
    const before = open;
    open = fenceAfter(open === null ? line.replace(ITEM, '') : line.trimStart(), open);
    return before === null && open === null;
  });
  return lines.join('\n');
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
