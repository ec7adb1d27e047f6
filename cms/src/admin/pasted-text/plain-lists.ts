/** What word processors and mail programs write before an entry of a list, as text: the class of a pattern. */
export const BULLETS = '[•●▪■◦○‣∙·]';
const BULLET = new RegExp(String.raw`^[ \t]*${BULLETS}[ \t]*(?=\S)`);
const INNER_BULLET = /^[ \t]*o\t[ \t]*(?=\S)/;
const ENTRY = /^[ \t]*(?:-|\d{1,3}[.)])[ \t]+\S/;
/** What would mean something in Markdown. */
const MARKDOWN = /[\\`*_[\]#|~<>]/g;

/**
 * Text with the entries of its lists as Markdown has them; `null` where it has none. Lines that begin with a
 * number or a dash are entries already.
 *
 * @param isSource Whether the text may be Markdown: then nothing of it is escaped.
 */
export function plainLists(text: string, isSource: boolean): string | null {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const hasBullets = lines.some((line) => BULLET.test(line));
  if (!hasBullets && (isSource || !hasEntries(lines))) return null;
  const written: string[] = [];
  let isInList = false;
  for (const line of lines) {
    const entry = toEntry(line, isSource);
    const ends = isInList && entry === null && /^\S/.test(line);
    const begins = !isInList && entry !== null && written.at(-1)?.trim();
    if (ends || begins) written.push('');
    written.push(entry ?? escaped(line, isSource));
    isInList = entry !== null || (isInList && /^[ \t]+\S/.test(line));
  }
  return written.join('\n');
}

function toEntry(line: string, isSource: boolean): string | null {
  if (BULLET.test(line)) return `- ${escaped(line.replace(BULLET, ''), isSource)}`;
  if (INNER_BULLET.test(line)) return `  - ${escaped(line.replace(INNER_BULLET, ''), isSource)}`;
  return ENTRY.test(line) ? escaped(isSource ? line : line.trim(), isSource) : null;
}

/** One line that begins with a number may be a date. */
function hasEntries(lines: readonly string[]): boolean {
  return lines.some((line, index) => ENTRY.test(line) && ENTRY.test(lines[index + 1] ?? ''));
}

function escaped(text: string, isSource: boolean): string {
  return isSource ? text : text.replace(MARKDOWN, '\\$&');
}
