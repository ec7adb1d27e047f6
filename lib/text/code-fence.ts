const FENCE = /^ {0,3}(`{3,}|~{3,})([^\n]*)/;

/**
 * The fence of the block of code that is open after a line of Markdown; `null` outside of code.
 *
 * @param open That before the line.
 */
export function fenceAfter(line: string, open: string | null): string | null {
  const [, marks = '', rest = ''] = FENCE.exec(line) ?? [];
  if (marks === '') return open;
  if (open !== null) return marks.startsWith(open) && rest.trim() === '' ? null : open;
  // A line of code between backticks is text.
  return marks.startsWith('`') && rest.includes('`') ? null : marks;
}
