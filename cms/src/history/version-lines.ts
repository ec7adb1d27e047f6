import type { VersionLine } from './version-table';

/** The button *Publish* saves the form first, and publishes what is saved then. */
const PUBLISH_MS = 10_000;

type Line = VersionLine & {
  /** It changed what the form shows; a publication alone does not. */
  isSave: boolean;
};

/**
 * The versions of an entry as staff read them: the newest first, and one line for one press of *Publish*.
 *
 * @param versions In the order in which they were recorded, the last one first.
 */
export function toLines(versions: readonly VersionLine[]): Line[] {
  const lines: Line[] = [];
  for (const version of versions) {
    const after = lines.at(-1);
    if (after && isSamePress(version, after)) {
      after.changed = [...new Set([...version.changed, ...after.changed])];
      after.isSave = true;
    } else lines.push({ ...version, isSave: version.kind !== 'published' });
  }
  // What was before the first change is recorded with it, and is older.
  return lines.sort((a, b) => timeOf(b) - timeOf(a) || b.id - a.id);
}

function isSamePress(save: VersionLine, publication: VersionLine): boolean {
  return (
    save.kind === 'draft' &&
    publication.kind === 'published' &&
    save.authorName === publication.authorName &&
    timeOf(publication) - timeOf(save) < PUBLISH_MS
  );
}

function timeOf({ createdAt }: VersionLine): number {
  return new Date(createdAt).getTime();
}
