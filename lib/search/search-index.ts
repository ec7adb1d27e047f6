import MiniSearch, { type SearchOptions, type SearchResult } from 'minisearch';
import {
  excerptOf,
  markTerms,
  type SearchEntry,
  type SearchHit,
  toQueryTerms,
  toTerms,
} from './search';

/** A word of the title says more about an entry than one of its text. */
const BOOST = { title: 6, keywords: 3, summary: 2.5, text: 1 } as const;
const FIELDS = ['title', 'keywords', 'summary', 'text'] as const;
/** What the word itself counts, its beginning, and one that is written almost like it. */
const WEIGHTS = { prefix: 0.5, fuzzy: 0.3 } as const;
/** Texts beyond this are not searched to their end: it bounds memory and time. */
const MOST_CHARACTERS = 40_000;
const ENTRIES_AT_ONCE = 20;

/** Words reach the index in the form they are looked up by. */
const AS_GIVEN = {
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

type IndexedEntry = { key: string } & Record<(typeof FIELDS)[number], string>;

/** Which part of the results, and whether the last word is still being typed. */
export type SearchRange = { from?: number; count?: number; isTyping?: boolean };

export type SearchPage = { hits: SearchHit[]; total: number };

/**
 * Finds entries by words: ranked, with typing errors forgiven by the length of the word, without
 * case and accents. Kept up to date by {@link replaceAll}, which touches only what has changed.
 */
export class SearchIndex {
  readonly #index = new MiniSearch<IndexedEntry>({
    idField: 'key',
    fields: [...FIELDS],
    tokenize: toTerms,
    processTerm: (term) => term,
  });
  readonly #entries = new Map<string, SearchEntry>();
  /** Every word there is or was; a word that exists is not taken for a typing error. */
  readonly #vocabulary = new Set<string>();

  /** How many entries can be found. */
  get size(): number {
    return this.#entries.size;
  }

  /**
   * Makes these entries, and no others, findable. Lets other work go on in between; searches
   * meanwhile find the old or the new form of an entry.
   */
  async replaceAll(entries: readonly SearchEntry[]): Promise<void> {
    const wanted = new Map(entries.map((entry) => [keyOf(entry), entry]));
    for (const key of this.#entries.keys()) {
      if (!wanted.has(key)) this.#remove(key);
    }
    let added = 0;
    for (const [key, entry] of wanted) {
      const known = this.#entries.get(key);
      if (known && isSame(known, entry)) continue;
      if (known) this.#remove(key);
      this.#add(key, entry);
      added += 1;
      if (added % ENTRIES_AT_ONCE === 0) await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /**
   * The entries that have the words of the question, the best first. Entries with some of the words
   * are left out where others have all of them.
   *
   * @param query As the visitor typed it.
   */
  search(query: string, { from = 0, count = 20, isTyping = false }: SearchRange = {}): SearchPage {
    const terms = toQueryTerms(query);
    if (terms.length === 0) return { hits: [], total: 0 };
    const found = this.#find(terms, isTyping).flatMap((result) => {
      const entry = this.#entries.get(result.id);
      if (!entry) return [];
      return [{ entry, result, score: result.score * titleFactor(entry, result, terms.length) }];
    });
    const sorted = found.sort((a, b) => b.score - a.score);
    const hits = sorted.slice(from, from + count).map(({ entry, result }) => toHit(entry, result));
    return { hits, total: sorted.length };
  }

  #find(terms: readonly string[], isTyping: boolean): SearchResult[] {
    const errors = new Map(terms.map((term) => [term, this.#errorsIn(term)]));
    const results = this.#index.search(terms.join(' '), {
      ...AS_GIVEN,
      boost: BOOST,
      weights: WEIGHTS,
      prefix: (term, place) => isPrefix(term) || (isTyping && place === terms.length - 1),
      fuzzy: (term) => errors.get(term) ?? false,
    });
    const most = results.reduce((best, { queryTerms }) => Math.max(best, queryTerms.length), 0);
    // Of a long question an answer may leave one word out.
    const least = most > 3 ? most - 1 : most;
    return results.filter(({ queryTerms }) => queryTerms.length >= least);
  }

  /** How many letters of a word are taken for wrong: as few as it needs to be found. */
  #errorsIn(term: string): number | false {
    if (this.#vocabulary.has(term) || term.length < 4 || /^\p{N}+$/u.test(term)) return false;
    const finds = (options: SearchOptions) =>
      this.#index.search(term, { ...AS_GIVEN, ...options }).length > 0;
    if (finds({ prefix: true })) return false;
    // Two letters that changed places count as two.
    return finds({ fuzzy: 1 }) ? 1 : term.length > 4 && 2;
  }

  #add(key: string, entry: SearchEntry): void {
    const { title, keywords, summary } = entry;
    const text = entry.text.slice(0, MOST_CHARACTERS);
    this.#entries.set(key, entry);
    this.#index.add({ key, title, keywords, summary, text });
    for (const words of [title, keywords, summary, text]) {
      for (const term of toTerms(words)) this.#vocabulary.add(term);
    }
  }

  #remove(key: string): void {
    this.#entries.delete(key);
    this.#index.discard(key);
  }
}

/**
 * An entry that is called what was asked for stands above all that mention it: counts how much of
 * the question is in the title, and how much of the title is in the question.
 */
function titleFactor(entry: SearchEntry, { match }: SearchResult, asked: number): number {
  const hits = Object.values(match).filter((fields) => fields.includes('title')).length;
  if (hits === 0) return 1;
  const words = toQueryTerms(entry.title).length;
  const share = Math.min(1, hits / asked);
  return 1 + share + 3 * share * Math.min(1, hits / words);
}

// One or two letters begin half of all words.
function isPrefix(term: string): boolean {
  return term.length > 2;
}

function toHit(entry: SearchEntry, { terms }: SearchResult): SearchHit {
  const found = new Set(terms);
  const hasFound = (text: string) => toTerms(text).some((term) => found.has(term));
  // The summary says best what it is; the text is shown where the words are only there.
  const isInText = !hasFound(entry.summary) && !hasFound(entry.title) && hasFound(entry.text);
  const shown = isInText || entry.summary === '' ? entry.text : entry.summary;
  return {
    kind: entry.kind,
    id: entry.id,
    href: entry.href,
    title: markTerms(entry.title, found),
    excerpt: markTerms(excerptOf(shown, found), found),
  };
}

function keyOf({ kind, id }: SearchEntry): string {
  return `${kind} ${id}`;
}

function isSame(a: SearchEntry, b: SearchEntry): boolean {
  return (
    a.href === b.href &&
    a.title === b.title &&
    a.summary === b.summary &&
    a.keywords === b.keywords &&
    a.text === b.text
  );
}
