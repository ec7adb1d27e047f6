import { cut } from '@/lib/text/cut';

/** Longer queries are cut: nobody types them, and each word costs a look-up in the index. */
export const MAX_QUERY_LENGTH = 120;

/** Of a query. */
export const MAX_TERMS = 10;
/** Most words need no more than a look: a search reads thousands. */
const PLAIN = /^[a-z\d]+$/;
/** '9,000' is one number, as '9000' is. */
const WORD = /\p{N}{1,3}(?:,\p{N}{3})+(?![\p{L}\p{N}])|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** 'S/4' is one name, and 'S/4HANA'; '24/7' and 'and/or' are two words. */
const SLASHED_NAME = /(?<![\p{L}\p{N}])(\p{L})\/(?=\p{N})/gu;

/** 'boxe' is what remains of 'boxes', and 'warehouse' of 'warehouses': without the letter both find their singular. */
const SILENT_E = /(?:[osxz]|[cs]h)e$/;

/** Words without a meaning for the search, in English and Swahili. */
const STOP_WORDS = new Set(
  (
    'a about an and are as at be by can do does for from have how i in is it many me much my of on ' +
    'or our the their they this to us was we what when where which who why will with you your ' +
    'cha hii je katika kwa la na ni vya wa ya za'
  )
    .split(' ')
    .map(toTerm),
);

/** A word of a text: its term in the index, and its position. */
export type Word = { term: string; from: number; to: number };

/**
 * The form of a word in the index: without case, accents, apostrophes and the English plural. Empty
 * for anything that is not a word.
 */
export function toTerm(word: string): string {
  const plain = PLAIN.test(word) ? word : toPlain(word);
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  const singular = plain.length > 3 && /[^aisu]s$/.test(plain) ? plain.slice(0, -1) : plain;
  if (singular.length > 4 && singular.endsWith('ie')) return `${singular.slice(0, -2)}y`;
  return singular.length > 3 && SILENT_E.test(singular) ? singular.slice(0, -1) : singular;
}

function toPlain(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The terms of a text, each as often as it occurs. */
export function toTerms(text: string): string[] {
  return Array.from(toWords(text), ({ term }) => term);
}

/**
 * The terms of a query, at most ten, each once; without stop words, unless there are no others.
 * Longer queries are cut at {@link MAX_QUERY_LENGTH}.
 */
export function toQueryTerms(query: string): string[] {
  const words = [...new Set(toTerms(query.slice(0, MAX_QUERY_LENGTH)))];
  const meaningful = words.filter((word) => !STOP_WORDS.has(word));
  return (meaningful.length > 0 ? meaningful : words).slice(0, MAX_TERMS);
}

/** A query in the form to show: without invisible characters, and not longer than the search reads. */
export function readableQuery(query: string): string {
  const readable = query
    .slice(0, MAX_QUERY_LENGTH * 2)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim();
  return cut(readable, MAX_QUERY_LENGTH);
}

/** The words of a text with their positions, one after the other: who needs the first reads no further. */
export function* toWords(text: string): Generator<Word> {
  // A combining character replaces the slash, so that positions stay those of the text.
  const joined = text.includes('/') ? text.replace(SLASHED_NAME, '$1\u0300') : text;
  for (const { 0: word, index } of joined.matchAll(WORD)) {
    const term = toTerm(word);
    if (term !== '') yield { term, from: index, to: index + word.length };
  }
}
