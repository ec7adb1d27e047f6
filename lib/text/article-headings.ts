import type { Block } from '@/content-client';
import { headingAnchor } from './anchor';

export type ArticleHeading = { id: string; text: string };

const CODE = /^(```|~~~)[\s\S]*?^\1/gm;
const HEADING = /^ {0,3}##?[ \t]+(.+?)[ \t]*#*$/gm;

/**
 * The headings of an article's texts, for its list of contents: those that Markdown marks by signs,
 * each once.
 */
export function articleHeadings(blocks: readonly Block[]): ArticleHeading[] {
  const headings = new Map<string, string>();
  for (const block of blocks) {
    if (block.kind !== 'markdown') continue;
    for (const [, source = ''] of block.body.replace(CODE, '').matchAll(HEADING)) {
      const text = withoutSyntax(source);
      const id = headingAnchor(text);
      if (id && !headings.has(id)) headings.set(id, text);
    }
  }
  return [...headings].map(([id, text]) => ({ id, text }));
}

function withoutSyntax(source: string): string {
  return source
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]*>/g, '')
    .replace(/\\([\\`*_[\]<>#|~])/g, '$1')
    .replace(/(\*\*|__|[*_`~])(?=\S)(.+?)\1/g, '$2')
    .trim();
}
