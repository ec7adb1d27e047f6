const BLOCK = /<(?:p|ul|ol|dl|h[1-6]|table|div|section|blockquote|pre|figure|details|hr)\b/i;
const ITEM = /^\s*[-*•]\s+/;

/**
 * HTML of an editor who writes as in an e-mail: empty lines become paragraphs, and lines that start
 * with a dash a list. HTML that has paragraphs of its own is returned as it is.
 */
export function withParagraphs(html: string): string {
  const text = html.trim().replace(/\r\n?/g, '\n');
  const lines = text.split('\n');
  if (BLOCK.test(text) || !lines.some((line) => line.trim() === '' || ITEM.test(line))) return html;
  const parts: string[] = [];
  let group: string[] = [];
  let isList = false;
  const finish = () => {
    if (group.length === 0) return;
    parts.push(
      isList
        ? `<ul>${group.map((item) => `<li>${item}</li>`).join('')}</ul>`
        : `<p>${group.join('<br>')}</p>`,
    );
    group = [];
  };
  for (const line of lines) {
    const isItem = ITEM.test(line);
    if (line.trim() === '' || isItem !== isList) finish();
    isList = isItem;
    if (line.trim() !== '') group.push(line.replace(isItem ? ITEM : /^\s+/, '').trimEnd());
  }
  finish();
  return parts.join('');
}
