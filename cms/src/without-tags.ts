/** What a question, which may have bold words, is called in a list. */
export function withoutTags(text: string): string {
  return text.replace(
    /<\/?(?:a|b|br|code|em|i|mark|p|small|span|strong|sub|sup|u)(?:\s[^<>]*)?\/?>/gi,
    '',
  );
}
