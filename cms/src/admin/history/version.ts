/** A version of an entry, as the service lists it. */
export type Version = {
  id: number;
  kind: 'before' | 'draft' | 'saved' | 'published';
  title: string;
  authorName: string | null;
  /** Made by who is logged in. */
  isOwn: boolean;
  createdAt: string;
  /** It changed what the form shows; a publication alone does not. */
  isSave: boolean;
  /** Names of the fields that changed. */
  changed: string[];
};

export type Difference = { place: string; before: string; after: string };

const KINDS: Record<Version['kind'], string> = {
  before: 'As it was',
  draft: 'Draft saved',
  saved: 'Saved',
  published: 'Published',
};

/** What was done, by whom: “Published by Asha”. */
export function headlineOf({ kind, authorName }: Version): string {
  // How it was created, or what is from before there were versions.
  if (kind === 'before') return authorName ? `Saved by ${authorName}` : KINDS.before;
  const byService = kind === 'published' ? 'as planned' : 'by the service';
  return `${KINDS[kind]} ${authorName ? `by ${authorName}` : byService}`;
}
