import { fenceAfter } from '@/lib/text/code-fence';

/** As much as is compiled in a few tens of milliseconds. */
const PART_LENGTH = 2_000;

/** What belongs to the whole text: HTML that may be open across paragraphs, and definitions. */
const INDIVISIBLE = /<(?!https?:|mailto:)[a-z!/?]|^ {0,3}\[[^\]\n]+\]:/im;
/** Ends whatever stands above it. */
const HEADING = /^#{1,6} /;
/** The same, after an empty line: all but the items of a list and what is indented. */
const NEW_BLOCK = /^(?!(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))\S/;

/**
 * A long Markdown text in parts that mean the same one after the other, so that the server can
 * respond to others in between. A short or indivisible one is one part.
 */
export function splitMarkdown(source: string): string[] {
  if (source.length <= PART_LENGTH || INDIVISIBLE.test(source)) return [source];
  const parts: string[] = [];
  let lines: string[] = [];
  let length = 0;
  let fence: string | null = null;
  let isAfterBlank = false;
  for (const line of source.split('\n')) {
    const isNew = HEADING.test(line) || (isAfterBlank && NEW_BLOCK.test(line));
    if (length >= PART_LENGTH && fence === null && isNew) {
      parts.push(lines.join('\n'));
      lines = [];
      length = 0;
    }
    fence = fenceAfter(line, fence);
    isAfterBlank = line.trim() === '';
    lines.push(line);
    length += line.length + 1;
  }
  return [...parts, lines.join('\n')];
}
