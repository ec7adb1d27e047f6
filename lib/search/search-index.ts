import { setImmediate as nextTurn } from 'node:timers/promises';
import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import { asWritten } from './query-words';
import { entryKey, isSameEntry, type SearchEntry } from './search-entry';
import { type SearchHit, toHit } from './search-hit';
import { toQueryTerms, toTerms, toWords } from './search-terms';

/** A word of the title says more about an entry than one of its text. */
const BOOST = { title: 6, keywords: 3, summary: 2.5, text: 1 } as const;
const FIELDS = ['title', 'keywords', 'summary', 'text'] as const;
/** Weight of a prefix match and of a fuzzy match; an exact match counts 1. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 } as const;
/** Of an entry that has only longer words than a short one that others have, as 'training' is than 'TRA'. */
const LONGER_WORDS_WEIGHT = 0.1;
const SHORT_LENGTH = 3;
/** For equal words, what the site offers comes before who works there and what was written on some day. */
const KIND_WEIGHTS: Partial<Record<SearchEntry['kind'], number>> = { person: 0.6, article: 0.6 };
/** Longer texts are indexed up to here, which limits memory and time. */
const MAX_TEXT_LENGTH = 40_000;
/** Entries in which two words are looked for one after the other. */
const MAX_READ_ENTRIES = 20;
/** Of a score; what follows depends on the order in which entries were added. */
const SCORE_DIGITS = 9;
/** Entries added or removed before other work may run. */
const BATCH_SIZE = 20;

/** Query terms are already in the form of the index. */
const TERMS_AS_GIVEN = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

type IndexedEntry = { key: string } & Record<(typeof FIELDS)[number], string>;

/** The part of the results to return, and whether the last word is still being typed. */
export type SearchRange = { from?: number; count?: number; isTyping?: boolean };

export type SearchPage = { hits: SearchHit[]; total: number };

/**
 * Full-text search over entries: ranked, tolerant of typing errors by the length of the word,
 * without case and accents. {@link replaceAll} updates only the entries that have changed.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<IndexedEntry>({
    idField: 'key',
    fields: [...FIELDS],
    tokenize: toTerms,
    processTerm: (term) => term,
  });
  readonly #entries = new Map<string, SearchEntry>();
  /** The places of the entries in their list. */
  #places: ReadonlyMap<string, number> = new Map();
  /** Every term of the entries, past ones included; a known term is not a typing error. */
  readonly #vocabulary = new Set<string>();

  /** Number of entries in the index. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Replaces all entries of the index, which then ranks them as one that never had others. Other work runs in
   * between; searches meanwhile find the old or the new form of an entry.
   */
  async replaceAll(entries: readonly SearchEntry[]): Promise<void> {
    const next = new Map(entries.map((entry) => [entryKey(entry), entry]));
    let changes = 0;
    for (const [key, entry] of [...this.#entries]) {
      if (next.has(key)) continue;
      this.#remove(key, entry);
      changes += 1;
      if (changes % BATCH_SIZE === 0) await nextTurn();
    }
    for (const [key, entry] of next) {
      const known = this.#entries.get(key);
      if (known && isSameEntry(known, entry)) continue;
      if (known) this.#remove(key, known);
      this.#add(key, entry);
      changes += 1;
      if (changes % BATCH_SIZE === 0) await nextTurn();
    }
    this.#places = new Map([...next.keys()].map((key, place) => [key, place]));
  }

  /**
   * The entries that match the terms of the query, the best first. Entries with some of the terms are
   * left out where others have all of them.
   *
   * @param query As the visitor typed it.
   */
  search(query: string, { from = 0, count = 20, isTyping = false }: SearchRange = {}): SearchPage {
    const terms = asWritten(toQueryTerms(query), this.#known);
    if (terms.length === 0) return { hits: [], total: 0 };
    const short = terms.filter(
      (term, place) =>
        term.length <= SHORT_LENGTH &&
        this.#vocabulary.has(term) &&
        !(isTyping && place === terms.length - 1),
    );
    const found = this.#find(terms, isTyping).flatMap((result) => {
      const entry = this.#entries.get(result.id);
      if (!entry) return [];
      const hasShort = short.every(
        (term) => result.terms.includes(term) || !result.queryTerms.includes(term),
      );
      const weight = (KIND_WEIGHTS[entry.kind] ?? 1) * (hasShort ? 1 : LONGER_WORDS_WEIGHT);
      const score = result.score * weight * titleFactor(entry, result, terms.length);
      const place = this.#places.get(result.id) ?? 0;
      return [{ entry, result, score: Number(score.toPrecision(SCORE_DIGITS)), place }];
    });
    const sorted = onePerAddress(found.sort((a, b) => b.score - a.score || a.place - b.place));
    const hits = sorted.slice(from, from + count).map(({ entry, result }) => toHit(entry, result));
    return { hits, total: sorted.length };
  }

  #find(terms: readonly string[], isTyping: boolean): SearchResult[] {
    const errors = new Map(terms.map((term) => [term, this.#errorsIn(term)]));
    const results = this.#index.search(terms.join(' '), {
      ...TERMS_AS_GIVEN,
      boost: BOOST,
      weights: WEIGHTS,
      prefix: (term, place) => isPrefix(term) || (isTyping && place === terms.length - 1),
      fuzzy: (term) => errors.get(term) ?? false,
    });
    const maxMatches = results.reduce(
      (best, { queryTerms }) => Math.max(best, queryTerms.length),
      0,
    );
    // A result of a long query may miss one term.
    const minMatches = maxMatches > 3 ? maxMatches - 1 : maxMatches;
    return results.filter(({ queryTerms }) => queryTerms.length >= minMatches);
  }

  readonly #known = {
    has: (term: string) => this.#vocabulary.has(term),
    hasBeginning: (term: string) =>
      this.#index.search(term, { ...TERMS_AS_GIVEN, prefix: true }).length > 0,
    standTogether: (parts: readonly [string, string]) =>
      this.#index
        .search(parts.join(' '), { ...TERMS_AS_GIVEN, combineWith: 'AND' })
        .slice(0, MAX_READ_ENTRIES)
        .some(({ id }) => textsOf(this.#entries.get(id)).some((text) => areTogether(text, parts))),
  };

  /** The number of typing errors to allow in a term: as few as it needs to match. */
  #errorsIn(term: string): number | false {
    if (this.#vocabulary.has(term) || term.length < 4 || /^\p{N}+$/u.test(term)) return false;
    const finds = (options: SearchOptions) =>
      this.#index.search(term, { ...TERMS_AS_GIVEN, ...options }).length > 0;
    if (finds({ prefix: true })) return false;
    // Two swapped letters count as two errors.
    return finds({ fuzzy: 1 }) ? 1 : term.length > 4 && 2;
  }

  #add(key: string, entry: SearchEntry): void {
    this.#entries.set(key, entry);
    this.#index.add(toIndexed(key, entry));
    for (const field of textsOf(entry)) {
      for (const term of toTerms(field)) this.#vocabulary.add(term);
    }
  }

  // What the index only discards would count in the scores of others for some time.
  #remove(key: string, entry: SearchEntry): void {
    this.#entries.delete(key);
    this.#index.remove(toIndexed(key, entry));
  }
}

function toIndexed(key: string, entry: SearchEntry): IndexedEntry {
  const { title, keywords, summary } = entry;
  return { key, title, keywords, summary, text: entry.text.slice(0, MAX_TEXT_LENGTH) };
}

function textsOf(entry: SearchEntry | undefined): string[] {
  if (!entry) return [];
  const { title, keywords, summary, text } = entry;
  return [title, keywords, summary, text.slice(0, MAX_TEXT_LENGTH)];
}

function areTogether(text: string, [first, second]: readonly [string, string]): boolean {
  let last = '';
  for (const { term } of toWords(text)) {
    if (last === first && term === second) return true;
    last = term;
  }
  return false;
}

/** Of several entries that lead to one address, the best. */
function onePerAddress<T extends { entry: SearchEntry }>(sorted: readonly T[]): T[] {
  const seen = new Set<string>();
  return sorted.filter(({ entry: { href } }) => !seen.has(href) && seen.add(href));
}

/**
 * An entry whose title is the query ranks above entries that mention it: counts the share of the
 * query in the title, and the share of the title in the query.
 */
function titleFactor(entry: SearchEntry, { match }: SearchResult, queryLength: number): number {
  const hits = Object.values(match).filter((fields) => fields.includes('title')).length;
  if (hits === 0) return 1;
  const words = toQueryTerms(entry.title).length;
  const share = Math.min(1, hits / queryLength);
  return 1 + share + 3 * share * Math.min(1, hits / words);
}

// One or two letters are a prefix of too many words, but in a name as 'S/4'.
function isPrefix(term: string): boolean {
  return term.length > 2 || /^\p{L}\p{N}/u.test(term);
}
