/** Longer questions are cut: nobody types them, and each word costs a look at every entry. */
export const MAX_QUERY_LENGTH = 120;

const MAX_WORDS = 8;
const EXCERPT_LENGTH = 180;

/** Something of the site that a visitor can find. */
export type SearchEntry = {
  kind: 'article' | 'service' | 'question' | 'person';
  title: string;
  /** Plain text. */
  text: string;
  href: string;
};

/** A piece of a text and where it starts; `isHit`: a word of the query. */
export type TextPiece = { text: string; at: number; isHit: boolean };

export type SearchHit = {
  entry: SearchEntry;
  title: TextPiece[];
  /** The part of the text around the first word that was found. */
  excerpt: TextPiece[];
};

/**
 * Finds entries by words, the best first: those with every word before those with some, a word in
 * the title before one in the text, a whole word before the beginning of one.
 *
 * @param query As the visitor typed it; case and accents do not matter.
 */
export function searchEntries(entries: readonly SearchEntry[], query: string): SearchHit[] {
  const words = toWords(query);
  if (words.length === 0) return [];
  const scored = entries.flatMap((entry) => {
    const title = fold(entry.title);
    const text = fold(entry.text);
    const scores = words.map((word) => score(title, word) * 8 + score(text, word));
    const found = scores.filter((points) => points > 0).length;
    if (found === 0) return [];
    const points = scores.reduce((sum, one) => sum + one, 0);
    return [{ entry, found, points: points + (title === words.join(' ') ? 100 : 0) }];
  });
  const best = Math.max(0, ...scored.map(({ found }) => found));
  return (
    scored
      // Some of the words only where no entry has more of them.
      .filter(({ found }) => found === best)
      .sort((a, b) => b.points - a.points)
      .map(({ entry }) => ({
        entry,
        title: markWords(entry.title, words),
        excerpt: markWords(excerptOf(entry.text, words), words),
      }))
  );
}

function toWords(query: string): string[] {
  const words = fold(query.slice(0, MAX_QUERY_LENGTH)).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MAX_WORDS);
}

// Letters without case and accents, one for one, so that positions stay those of the text.
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join('');
}

function score(text: string, word: string): number {
  const places = placesOf(text, word);
  if (places.length === 0) return 0;
  const isWhole = places.some((place) => !isLetter(text[place + word.length]));
  return (isWhole ? 3 : 1) + Math.min(places.length - 1, 3) * 0.25;
}

// A word is found where one of the text begins with it: 'port' is in 'ports', not in 'support'.
function placesOf(text: string, word: string): number[] {
  const places: number[] = [];
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) {
    if (!isLetter(text[place - 1])) places.push(place);
  }
  return places;
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /[\p{L}\p{N}]/u.test(character);
}

function excerptOf(text: string, words: readonly string[]): string {
  const folded = fold(text);
  const first = Math.min(...words.flatMap((word) => placesOf(folded, word)), text.length);
  const start = first < EXCERPT_LENGTH * 0.7 || first === text.length ? 0 : first - 60;
  const from = start === 0 ? 0 : text.indexOf(' ', start) + 1;
  if (text.length - from <= EXCERPT_LENGTH) return `${from > 0 ? '… ' : ''}${text.slice(from)}`;
  const end = text.lastIndexOf(' ', from + EXCERPT_LENGTH);
  const to = end > from ? end : from + EXCERPT_LENGTH;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)} …`;
}

function markWords(text: string, words: readonly string[]): TextPiece[] {
  const folded = fold(text);
  const hits = words
    .flatMap((word) => placesOf(folded, word).map((from) => ({ from, to: from + word.length })))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const { from, to } of hits) {
    if (from < end) continue;
    if (from > end) pieces.push({ text: text.slice(end, from), at: end, isHit: false });
    pieces.push({ text: text.slice(from, to), at: from, isHit: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), at: end, isHit: false });
  return pieces;
}
