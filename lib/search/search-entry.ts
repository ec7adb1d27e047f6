export const SEARCH_KINDS = [
  'article',
  'service',
  'question',
  'person',
  'case study',
  'vacancy',
  'page',
] as const;

/** An entry that the search can find. */
export type SearchEntry = {
  kind: (typeof SEARCH_KINDS)[number];
  /** Unique among the entries of its kind. */
  id: string;
  title: string;
  /** One or two sentences, plain text; may be empty. */
  summary: string;
  /** The remaining text, plain. */
  text: string;
  /** Keywords of the editors, besides its own text. */
  keywords: string;
  href: string;
};

/** Identifies an entry among all entries. */
export function entryKey({ kind, id }: SearchEntry): string {
  return `${kind} ${id}`;
}

/** Whether two forms of an entry show and find the same. */
export function isSameEntry(a: SearchEntry, b: SearchEntry): boolean {
  return (
    a === b ||
    (a.href === b.href &&
      a.title === b.title &&
      a.summary === b.summary &&
      a.keywords === b.keywords &&
      a.text === b.text)
  );
}
