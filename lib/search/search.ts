/** Longer questions are cut: nobody types them, and each word costs a look at the index. */
export const MAX_QUERY_LENGTH = 120;

const MAX_TERMS = 10;
const EXCERPT_LENGTH = 180;
/** Letters of an excerpt before the first word that was found. */
const LEAD_LENGTH = 60;
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu;
/** 'S/4' is one name; '24/7' and 'and/or' are two words. */
const SLASHED_NAME = /(?<![\p{L}\p{N}])(\p{L})\/(\p{N}+)(?![\p{L}\p{N}])/gu;

/** Words that say nothing about what is looked for, in English and Swahili. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from have how i in is it me my of on or our the their ' +
    'they this to us was we what when where which who why will with you your ' +
    'cha hii je katika kwa la na ni vya wa ya za'
  )
    .split(' ')
    .map(toTerm),
);

/** Something of the site that a visitor can find. */
export type SearchEntry = {
  kind: 'article' | 'service' | 'question' | 'person';
  /** Unique among the entries of its kind. */
  id: string;
  title: string;
  /** One or two sentences, plain text; may be empty. */
  summary: string;
  /** All the rest, plain text. */
  text: string;
  /** What editors want it to be found by besides its own words. */
  keywords: string;
  href: string;
};

/** A piece of a text and where it starts; `isHit`: a word that was found. */
export type TextPiece = { text: string; at: number; isHit: boolean };

export type SearchHit = {
  kind: SearchEntry['kind'];
  id: string;
  href: string;
  title: TextPiece[];
  /** The part of the text around the first word that was found. */
  excerpt: TextPiece[];
};

/** A word of a text: what it is looked up by, and where it stands. */
type Word = { term: string; from: number; to: number };

/**
 * The form of a word by which it is looked up: without case, accents, apostrophes and the English
 * plural. Empty for what is no word.
 */
export function toTerm(word: string): string {
  const plain = word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/[^\p{L}\p{N}]/gu, '');
  if (plain.length > 4 && plain.endsWith('ies')) return `${plain.slice(0, -3)}y`;
  return plain.length > 3 && /[^aisu]s$/.test(plain) ? plain.slice(0, -1) : plain;
}

/** The words of a text as they are looked up, each as often as it occurs. */
export function toTerms(text: string): string[] {
  return toWords(text).map(({ term }) => term);
}

/**
 * The words of a question, at most ten, each once; without those that say nothing, unless there are
 * no others. Longer questions are cut at {@link MAX_QUERY_LENGTH}.
 */
export function toQueryTerms(query: string): string[] {
  const words = [...new Set(toTerms(query.slice(0, MAX_QUERY_LENGTH)))];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_TERMS);
}

/** A question as it can be shown: without what has no shape, and no longer than is looked for. */
export function readableQuery(query: string): string {
  return query
    .slice(0, MAX_QUERY_LENGTH * 2)
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_QUERY_LENGTH);
}

/** A text in pieces, those marked whose word is among the terms. Nothing of the text is lost. */
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

/** The part of a text around the first of the terms; its beginning where it has none. */
export function excerptOf(text: string, terms: ReadonlySet<string>): string {
  const first = toWords(text).find(({ term }) => terms.has(term))?.from ?? 0;
  const isNearby = first < EXCERPT_LENGTH * 0.7;
  const from = isNearby ? 0 : text.indexOf(' ', first - LEAD_LENGTH) + 1;
  const lead = from > 0 ? '… ' : '';
  if (text.length - from <= EXCERPT_LENGTH) return lead + text.slice(from);
  const end = text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const to = end > from ? end : from + EXCERPT_LENGTH;
  return `${lead}${text.slice(from, to)} …`;
}

function toWords(text: string): Word[] {
  // The slash gives way to a letter of no width, so that places stay those of the text.
  const joined = text.replace(SLASHED_NAME, '$1\u0300$2');
  return Array.from(joined.matchAll(WORD), ({ 0: word, index }) => ({
    term: toTerm(word),
    from: index,
    to: index + word.length,
  })).filter(({ term }) => term !== '');
}
