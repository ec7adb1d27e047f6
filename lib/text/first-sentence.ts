/** `Dr.`, `Eng.`, `S.A.`: the full stop of a short word with a capital seldom ends a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:\p{Lu}\p{Ll}{0,3}|\p{Lu}(?:\.\p{Lu})+)\.$/u;

/** Longer than any sentence: finding the ends of sentences takes long where a text has thousands. */
const MAX_LENGTH = 2000;

/** The first sentence of a text in English, without the space after it. */
export function firstSentence(text: string): string {
  const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
  let sentence = '';
  for (const { segment } of segmenter.segment(text.slice(0, MAX_LENGTH))) {
    sentence += segment;
    const end = sentence.trim();
    if (end !== '' && !ABBREVIATION.test(end)) return end;
  }
  return sentence.trim();
}
