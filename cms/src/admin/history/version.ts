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

export type Versions = {
  mayRestore: boolean;
  /** Of the entry that is stored: another one after each save. */
  revision: string | null;
  versions: Version[];
};

/** When the entry was last saved as a form has loaded it, and its revision then. */
type Loaded = { savedAt: string; revision: unknown };

export type Difference = { place: string; before: string; after: string };

const OWN_SAVE_MS = 20_000;

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

/**
 * The newest save that a form does not show, by a colleague or in another window; `null`: there is none.
 *
 * @param readFor When the entry was last saved, for the form that asked for the versions. A save of its own has
 *   another revision, too: versions from before it say nothing about the form.
 */
export function unseenSave(
  { versions, revision }: Pick<Versions, 'versions' | 'revision'>,
  readFor: string | null,
  form: Loaded,
): Version | null {
  if (readFor !== form.savedAt || revision === form.revision) return null;
  // A publication leaves the draft, which is what the form shows, as it is.
  const newest = versions.find(({ isSave }) => isSave);
  return newest && (!newest.isOwn || isAfter(newest, form)) ? newest : null;
}

/** Made in another window: the version of a save is a moment younger than what it stored. */
function isAfter({ createdAt }: Version, { savedAt }: Loaded): boolean {
  return Date.parse(createdAt) - Date.parse(savedAt) > OWN_SAVE_MS;
}
