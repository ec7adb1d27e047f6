import type { Block } from '@/content-client';
import { headingAnchor } from './anchor';

export type ArticleHeading = { id: string; text: string };

/** From a fence to the next, also inside a list. */
const CODE = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(```|~~~)[\s\S]*?^[ \t]*\1/gm;
const HEADING = /^ {0,3}##?[ \t](.+)$/gm;

/**
 * The headings of an article's texts, for its list of contents: those that Markdown marks by signs,
 * each once.
 */
export function articleHeadings(blocks: readonly Block[]): ArticleHeading[] {
  const headings = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'markdown') continue;
    for (const [, source = ''] of block.body.replace(CODE, '').matchAll(HEADING)) {
      const text = withoutSyntax(withoutClosing(source.trim()));
      const id = headingAnchor(text);
      if (id && !headings.has(id)) headings.set(id, text);
    }
  }
  return [...headings].map(([id, text]) => ({ id, text }));
}

/** Without the signs that may close a heading, `## Title ##`; those of `## C#` belong to it. */
function withoutClosing(source: string): string {
  let end = source.length;
  while (source[end - 1] === '#') end -= 1;
  const before = source.slice(0, end);
  return before === '' || /[ \t]$/.test(before) ? before : source;
}

// No pattern reads on where another mark of its kind begins: the time would grow with a square.
function withoutSyntax(source: string): string {
  return source
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/<[^<>]*>/g, '')
    .replace(/\\([\\`*_[\]<>#|~])/g, '$1')
    .replace(/(\*\*|[*`~])(?=\S)(.+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}_])(__?)(?=[^\s_])([^_]+)\1(?![\p{L}\p{N}_])/gu, '$2')
    .trim();
}
