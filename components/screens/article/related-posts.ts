import type { ArticleSummary } from '@/content-client';

export type AdjacentArticles = {
  /** The next newer and the next older article of the blog list. */
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
  /** Others that share words with it that say something: the rarer they are the better, then the nearest in time. */
  related: ArticleSummary[];
};

const MAX_RELATED = 3;

/** What they share must say as much as one word that a fifth of the list has: better two than three of which one is not alike. */
const MIN_WEIGHT = Math.log(5);

/** Words this short or this common say nothing about what an article is about, and neither do numbers and times. */
const MIN_WORD_LENGTH = 4;
/** "Receipts" is about what "receipt" is about, "waited" about waiting. */
const ENDING = /(?:ly|ing|ed|es|s|e)$/;
const COMMON_WORDS = new Set(
  [
    'about after also again before does down from have here into just like made make more most much must nearly nobody',
    'need only over same some somebody still than that their them then there they this took what when where which while',
    'will with without your',
    'three four five seven eight nine eleven twelve twenty fifty hundred thousand',
    'monday tuesday wednesday thursday friday saturday sunday time hour days week year today',
  ]
    .join(' ')
    .split(' ')
    .map(stem),
);

/**
 * The adjacent articles of the blog list, and those that are like this one.
 *
 * @param list The blog list, newest first.
 * @returns `null` when the article is not in the list.
 */
export function findAdjacentArticles(
  slug: string,
  list: readonly ArticleSummary[],
): AdjacentArticles | null {
  const place = list.findIndex((article) => article.slug === slug);
  const article = list[place];
  if (!article) return null;
  const newer = list[place - 1] ?? null;
  const older = list[place + 1] ?? null;
  const rarity = rarityIn(list);
  const related = list
    .map((other, index) => ({
      other,
      shared: likeness(article, other, rarity),
      distance: Math.abs(index - place),
    }))
    .filter(({ other, shared }) => shared >= MIN_WEIGHT && ![article, newer, older].includes(other))
    .toSorted((a, b) => b.shared - a.shared || a.distance - b.distance)
    .slice(0, MAX_RELATED)
    .map(({ other }) => other);
  return { newer, older, related };
}

/** Two articles are alike by two words, or by one that is in the title of both. */
function likeness(
  article: ArticleSummary,
  other: ArticleSummary,
  rarity: ReadonlyMap<string, number>,
): number {
  const shared = intersect(wordsOf(article), wordsOf(other));
  const inTitles = intersect(telling(article.title), telling(other.title));
  if (shared.length < 2 && inTitles.length === 0) return 0;
  return shared.reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0);
}

function intersect(words: ReadonlySet<string>, others: ReadonlySet<string>): string[] {
  return [...words].filter((word) => others.has(word));
}

function wordsOf({ title, description }: ArticleSummary): Set<string> {
  return telling(`${title} ${description ?? ''}`);
}

/** The words of a text that say what it is about. */
function telling(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const stems = words.filter((word) => word.length >= MIN_WORD_LENGTH).map(stem);
  return new Set(stems.filter((word) => !COMMON_WORDS.has(word)));
}

function stem(word: string): string {
  return word.replace(ENDING, '');
}

/** How much each word says about an article: nothing where all have it. */
function rarityIn(list: readonly ArticleSummary[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const article of list) {
    for (const word of wordsOf(article)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log(list.length / count)]));
}
