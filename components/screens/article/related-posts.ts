import type { ArticleSummary } from '@/content-client';

export type AdjacentArticles = {
  /** The next newer and the next older article of the blog list. */
  newer: ArticleSummary | null;
  older: ArticleSummary | null;
  /** Others that share words with it: the rarer the words the better, then the nearest in time. */
  related: ArticleSummary[];
};

const RELATED_COUNT = 3;

/** Words this short or this common say nothing about what an article is about. */
const MIN_WORD_LENGTH = 4;
const COMMON_WORDS = new Set(
  'about after also before does from have here into just like made make more most much must need only over same some than that their them then there they this time took what when where which while will with without year years your'.split(
    ' ',
  ),
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
  const words = wordsOf(article);
  const rarity = rarityIn(list);
  const related = list
    .map((other, index) => ({
      other,
      shared: weigh(words, wordsOf(other), rarity),
      distance: Math.abs(index - place),
    }))
    .filter(({ other }) => ![article, newer, older].includes(other))
    .toSorted((a, b) => b.shared - a.shared || a.distance - b.distance)
    .slice(0, RELATED_COUNT)
    .map(({ other }) => other);
  return { newer, older, related };
}

function wordsOf({ title, description }: ArticleSummary): Set<string> {
  const words = `${title} ${description ?? ''}`.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= MIN_WORD_LENGTH && !COMMON_WORDS.has(word)));
}

/** How much each word says about an article: nothing where all have it. */
function rarityIn(list: readonly ArticleSummary[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const article of list) {
    for (const word of wordsOf(article)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return new Map([...counts].map(([word, count]) => [word, Math.log(list.length / count)]));
}

function weigh(
  words: ReadonlySet<string>,
  others: ReadonlySet<string>,
  rarity: ReadonlyMap<string, number>,
): number {
  return [...others]
    .filter((word) => words.has(word))
    .reduce((sum, word) => sum + (rarity.get(word) ?? 0), 0);
}
