import type { FaqEntry } from '@/content-client';
import { anchorOf } from '@/lib/text/anchor';

export type FaqGroup = {
  /** `null`: questions without a heading. */
  name: string | null;
  id: string | undefined;
  entries: FaqEntry[];
};

/** The questions below their headings, in the order in which each heading comes first. */
export function toFaqGroups(entries: readonly FaqEntry[]): FaqGroup[] {
  const groups = new Map<string | null, FaqGroup>();
  for (const entry of entries) {
    const { group: name } = entry;
    const group = groups.get(name);
    if (group) group.entries.push(entry);
    else groups.set(name, { name, id: idOf(name), entries: [entry] });
  }
  return [...groups.values()];
}

function idOf(name: string | null): string | undefined {
  const anchor = anchorOf(name ?? '');
  return anchor ? `about-${anchor}` : undefined;
}
