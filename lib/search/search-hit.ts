import type { SearchResult } from 'minisearch';
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
  const hasMatch = (text: string) => firstMatch(text, matches) !== null;
  // The summary describes the entry best; the text is shown where only it matches.
  const isInText = !hasMatch(entry.summary) && !hasMatch(entry.title) && hasMatch(entry.text);
  const shown = isInText || entry.summary === '' ? entry.text : entry.summary;
  return {
    kind: entry.kind,
    id: entry.id,
    href: entry.href,
    title: markTerms(entry.title, matches),
    excerpt: markTerms(excerptOf(shown, matches), matches),
  };
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
  const first = firstMatch(text, terms) ?? 0;
  const isNearby = first < MAX_EXCERPT_LENGTH * 0.7;
  const from = isNearby ? 0 : text.indexOf(' ', first - LEAD_LENGTH) + 1;
  const lead = from > 0 ? '… ' : '';
  if (text.length - from <= MAX_EXCERPT_LENGTH) return lead + text.slice(from);
  const end = text.lastIndexOf(' ', from + MAX_EXCERPT_LENGTH);
  const to = end > from ? end : from + MAX_EXCERPT_LENGTH;
  return `${lead}${text.slice(from, to)} …`;
}

/** Where the first of the terms is in a text; null where it has none of them. */
function firstMatch(text: string, terms: ReadonlySet<string>): number | null {
  for (const { term, from } of toWords(text)) {
    if (terms.has(term)) return from;
  }
  return null;
}
