import type { SearchResult } from 'minisearch';
import { cut } from '@/lib/text/cut';
import type { SearchEntry } from './search-entry';
import { toWords } from './search-terms';

const MAX_EXCERPT_LENGTH = 180;
/** Characters of an excerpt before the first match. */
const LEAD_LENGTH = 60;
/** A piece of a text and where it starts; `isHit`: a word that matches. */
export type TextPiece = { text: string; at: number; isHit: boolean };

export type SearchHit = {
  kind: SearchEntry['kind'];
  id: string;
  href: string;
  title: TextPiece[];
  /** The part of the text around the first match. */
  excerpt: TextPiece[];
};

/** An entry as the results show it, with the words that match. */
export function toHit(entry: SearchEntry, { terms }: SearchResult): SearchHit {
  const matches = new Set(terms);
  return {
    kind: entry.kind,
    id: entry.id,
    href: entry.href,
    title: markTerms(entry.title, matches),
    excerpt: markTerms(bestExcerptOf(entry, matches), matches),
  };
}

/** Of the summary, which describes the entry best; of the text where only it matches, or where there is no summary. */
function bestExcerptOf({ title, summary, text }: SearchEntry, terms: ReadonlySet<string>): string {
  const inSummary = firstMatch(summary, terms);
  if (inSummary !== null) return excerptAt(summary, inSummary);
  if (summary === '') return excerptOf(text, terms);
  // A text is long: it is read once, and only where it may be shown.
  const inText = firstMatch(title, terms) === null ? firstMatch(text, terms) : null;
  return inText === null ? excerptAt(summary, 0) : excerptAt(text, inText);
}

/** Splits a text into pieces and marks those whose word is among the terms. */
export function markTerms(text: string, terms: ReadonlySet<string>): TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { term, from, to } of toWords(text)) {
    if (!terms.has(term)) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), at: end, isHit: false });
    pieces.push({ text: text.slice(from, to), at: from, isHit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end, isHit: false });
  return pieces;
}

/** The part of a text around the first of the terms; its beginning where it has none of them. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  return excerptAt(text, firstMatch(text, terms) ?? 0);
}

/** The part of a text around a position in it. */
function excerptAt(text: string, first: number): string {
  const isNearby = first < MAX_EXCERPT_LENGTH * 0.7;
  const from = isNearby ? 0 : startBefore(text, first);
  const lead = from > 0 ? '… ' : '';
  if (text.length - from <= MAX_EXCERPT_LENGTH) return lead + text.slice(from);
  const end = text.lastIndexOf(' ', from + MAX_EXCERPT_LENGTH);
  const part = end > from ? text.slice(from, end) : cut(text.slice(from), MAX_EXCERPT_LENGTH);
  return `${lead}${part} …`;
}

/** The beginning of a word at most {@link LEAD_LENGTH} before a position, or the position: not every text has spaces. */
function startBefore(text: string, position: number): number {
  const space = text.slice(position - LEAD_LENGTH, position).indexOf(' ');
  return space < 0 ? position : position - LEAD_LENGTH + space + 1;
}

/** Where the first of the terms is in a text; null where it has none of them. */
function firstMatch(text: string, terms: ReadonlySet<string>): number | null {
  for (const { term, from } of toWords(text)) {
    if (terms.has(term)) return from;
  }
  return null;
}
