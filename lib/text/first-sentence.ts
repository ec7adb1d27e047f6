/** `Dr.`, `Eng.`, `S.A.`: the full stop of a short word with a capital seldom ends a sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:\p{Lu}\p{Ll}{0,3}|\p{Lu}(?:\.\p{Lu})+)\.$/u;

/** The first sentence of a text in English, without the space after it. */
export function firstSentence(text: string): string {
  let sentence = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)) {
    sentence += segment;
    const end = sentence.trim();
    if (end !== '' && !ABBREVIATION.test(end)) return end;
  }
  return sentence.trim();
}
