// How long the search takes over many articles: the site's own index, without the network.
import { importTypeScript } from '../../lib/typescript.mjs';

const ARTICLES = 2_000;
const WORDS_IN_AN_ARTICLE = 400;
const VOCABULARY = 12_000;
const QUERIES = 500;
const SYLLABLES =
  'ba be bi bo bu cha che da de di do fa fe gha ha ja ji ka ke ki ko ku la le li lo lu ma me mi mo mu mwa na ne ni no nya pa pe pi po ra re ri ro sa se sha shi si ta te ti to tra tu u va ve vi wa we ya za zi ing er ion ent al ate'.split(
    ' ',
  );

/**
 * The set, how long indexing took, the share of queries that find something, and the sorted times
 * of the queries, all in ms.
 *
 * @typedef {object} SearchNumbers
 * @property {number} articles
 * @property {number} wordsInAnArticle
 * @property {number} vocabulary
 * @property {number} indexMs
 * @property {number} foundShare
 * @property {readonly number[]} times
 */

/** @typedef {() => number} Random Between 0 and 1. */

/**
 * Indexes a generated set of articles and queries it: one to four of its words, half of them
 * mistyped, as a visitor who is done typing and as one who is still at it.
 *
 * @returns {Promise<SearchNumbers>}
 */
export async function measureSearch() {
  /** @type {typeof import('../../../lib/search/search-index.ts')} */
  const { SearchIndex } = await importTypeScript('lib/search/search-index.ts');
  const random = seededRandom(42);
  const words = makeVocabulary(random);
  // As in any language, few words are common and most are rare.
  const anyWord = () => words[Math.floor(words.length * random() ** 3)] ?? '';
  /** @param {number} count */
  const text = (count) => Array.from({ length: count }, anyWord).join(' ');
  const entries = Array.from({ length: ARTICLES }, (_, number) => ({
    kind: /** @type {const} */ ('article'),
    id: `article-${number}`,
    title: text(6),
    summary: text(20),
    text: text(WORDS_IN_AN_ARTICLE),
    keywords: text(4),
    href: `/post/article-${number}`,
  }));
  const index = new SearchIndex();
  const startedAt = performance.now();
  await index.replaceAll(entries);
  const indexMs = performance.now() - startedAt;

  const queries = Array.from({ length: QUERIES }, (_, number) =>
    Array.from({ length: 1 + (number % 4) }, () =>
      number % 2 === 0 ? anyWord() : mistype(anyWord(), random),
    ).join(' '),
  );
  // What a server that has been running for a while no longer pays.
  for (const query of queries.slice(0, 50)) index.search(query);
  let found = 0;
  const times = queries.map((query, number) => {
    const queriedAt = performance.now();
    const { total } = index.search(query, { isTyping: number % 2 === 0 });
    found += total > 0 ? 1 : 0;
    return performance.now() - queriedAt;
  });
  return {
    articles: ARTICLES,
    wordsInAnArticle: WORDS_IN_AN_ARTICLE,
    vocabulary: VOCABULARY,
    indexMs,
    foundShare: found / QUERIES,
    times: times.sort((a, b) => a - b),
  };
}

/** @param {Random} random */
function makeVocabulary(random) {
  /** @type {Set<string>} */
  const words = new Set();
  while (words.size < VOCABULARY) {
    const length = 2 + Math.floor(random() * 4);
    words.add(
      Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join(''),
    );
  }
  return [...words];
}

/**
 * One letter left out, doubled, or swapped with the next one.
 *
 * @param {string} word
 * @param {Random} random
 */
function mistype(word, random) {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  const kind = Math.floor(random() * 3);
  if (kind === 0) return before + after;
  if (kind === 1) return before + letter + letter + after;
  return before + after.slice(0, 1) + letter + after.slice(1);
}

/**
 * The same numbers in every run (mulberry32).
 *
 * @param {number} seed
 * @returns {Random}
 */
function seededRandom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
