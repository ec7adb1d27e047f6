/** Before the words of a line of Markdown: the marks of a heading, of an entry of a list, of a quote. */
const START = /^\s*(?:(?:#{1,6}|[-*+]|\d+[.)]|>)\s+)*/;
/** Marks around such a line would end its table, or its block of code. */
const UNMARKED = /^\s*(?:\||```|~~~|$)/;
const ENTRY = { bullets: /^[-*+]\s+/, numbers: /^\d+[.)]\s+/ };

/** Whether a text has marks around it, and none of them within. */
export function isMarked(text: string, before: string, after: string): boolean {
  const isLongEnough = text.length > before.length + after.length;
  if (!isLongEnough || !text.startsWith(before) || !text.endsWith(after)) return false;
  return !text.slice(before.length, -after.length).includes(after);
}

/**
 * Lines of Markdown with marks around the words of each, which end with their paragraph; without them where all
 * have them.
 */
export function markLines(text: string, before: string, after: string): string {
  const lines = text.split('\n').map((line) => {
    const start = START.exec(line)?.[0] ?? '';
    const words = line.slice(start.length).trimEnd();
    const isWords = words !== '' && !UNMARKED.test(line);
    return { line, start, words, end: line.slice(start.length + words.length), isWords };
  });
  const isTaken = lines.every(({ words, isWords }) => !isWords || isMarked(words, before, after));
  return lines
    .map(({ line, start, words, end, isWords }) => {
      if (!isWords) return line;
      if (isTaken) return `${start}${words.slice(before.length, -after.length)}${end}`;
      return isMarked(words, before, after) ? line : `${start}${before}${words}${after}${end}`;
    })
    .join('\n');
}

/** The words of the first line that has any, without the marks before them: a link ends with its paragraph. */
export function firstWords(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return line.replace(START, '').trim();
}

/** Lines of Markdown as entries of a list; as paragraphs, where they are entries of one already. */
export function toList(text: string, kind: keyof typeof ENTRY): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.every((line) => ENTRY[kind].test(line))) {
    return lines.map((line) => line.replace(ENTRY[kind], '')).join('\n\n');
  }
  const words = lines.map((line) => line.replace(ENTRY.bullets, '').replace(ENTRY.numbers, ''));
  return words
    .map((line, index) => `${kind === 'bullets' ? '-' : `${index + 1}.`} ${line}`)
    .join('\n');
}

/** Lines of Markdown as one quote; as they were, where they are one already. */
export function toQuote(text: string): string {
  const lines = text.split('\n');
  const isQuote = lines.every((line) => line.startsWith('>'));
  return lines
    .map((line) => (isQuote ? line.replace(/^> ?/, '') : `> ${line}`.trimEnd()))
    .join('\n');
}

/** Lines as one block of code. */
export function toCode(text: string): string {
  return `\`\`\`\n${text}\n\`\`\``;
}
