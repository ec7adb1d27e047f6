import { MAX_TERMS, toTerm } from './search-terms';

/** What is known of the words of the site. */
export type KnownWords = {
  has(term: string): boolean;
  /** Whether a word begins with it. */
  hasBeginning(term: string): boolean;
  /** Whether the two stand one after the other somewhere. */
  standTogether(parts: readonly [string, string]): boolean;
};

const DIGITS = /^\p{N}+$/u;
/** Where letters end and digits begin, or the reverse: 'iso27001', '40ft'. */
const CHANGE_OF_KIND = /(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu;
const ENDINGS = ['ing', 'ed', 'er'];
/** Fewer letters are the stem of too many words. */
const MIN_STEM_LENGTH = 4;
const MIN_PART_LENGTH = 2;
/** Nor is a word of fewer letters made of two; too many words begin with it to look at them. */
const MIN_LENGTH = 4;
/** Nor of more: each place in it is tried, and one sign of a query may stand for a sentence of eighteen. */
const MAX_LENGTH = 40;

/**
 * The terms of a query as the site has them: two words that it writes as one ('weigh bridge'), one that it
 * writes as two ('seafreight'), and another form of a word ('invoicing'). Words that are there stay.
 */
export function asWritten(terms: readonly string[], known: KnownWords): string[] {
  const written: string[] = [];
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? '';
    const next = terms[at + 1] ?? '';
    if (isOneWord(term, next, known)) {
      written.push(term + next);
      at += 1;
    } else if (isAsItIs(term, known)) written.push(term);
    else written.push(...(otherForm(term, known) ?? [term]));
  }
  return [...new Set(written)].slice(0, MAX_TERMS);
}

function isAsItIs(term: string, known: KnownWords): boolean {
  return (
    term.length < MIN_LENGTH || DIGITS.test(term) || known.has(term) || known.hasBeginning(term)
  );
}

function isOneWord(term: string, next: string, known: KnownWords): boolean {
  if (next === '' || DIGITS.test(term + next) || !known.has(term + next)) return false;
  return !known.has(term) || !known.has(next) || !known.standTogether([term, next]);
}

function otherForm(term: string, known: KnownWords): readonly string[] | null {
  const stem = stemsOf(term).find((form) => known.has(form));
  if (stem) return [stem];
  const kinds = term.split(CHANGE_OF_KIND);
  if (kinds.length > 1) return kindsThatAreThere(term, kinds, known);
  if (term.length > MAX_LENGTH) return null;
  for (let at = MIN_PART_LENGTH; at <= term.length - MIN_PART_LENGTH; at += 1) {
    const parts = [toTerm(term.slice(0, at)), toTerm(term.slice(at))] as const;
    if (parts.every((part) => known.has(part)) && known.standTogether(parts)) return parts;
  }
  return null;
}

/** What a verb may have without its ending: 'invoicing', 'shipped', 'importer'. */
function stemsOf(term: string): string[] {
  const stem = ENDINGS.flatMap((ending) =>
    term.endsWith(ending) ? [term.slice(0, -ending.length)] : [],
  )[0];
  if (stem === undefined || stem.length < MIN_STEM_LENGTH) return [];
  // After one vowel alone: 'trainning' is a typing error.
  const undoubled = /[^aeiou][aeiou]([^aeiou])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
  return [stem, toTerm(`${stem}e`), ...undoubled];
}

/** 'iso27001' where both are there; 's4hana' without what is not. A name with a typing error stays: 'kovid19'. */
function kindsThatAreThere(
  term: string,
  kinds: readonly string[],
  known: KnownWords,
): readonly string[] | null {
  if (kinds.every((part) => known.has(part))) return kinds;
  const [name = ''] = /^\p{L}\p{N}+/u.exec(term) ?? [];
  return known.has(name) ? [name] : null;
}
