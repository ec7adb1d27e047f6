/** The first sentence of a text in English, without the space after it. */
export function firstSentence(text: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text.trim());
  return first?.segment.trim() ?? '';
}
