import type { FaqEntry } from '@/content-client';
import { anchorsOf } from '@/lib/text/anchor';

export type FaqGroup = {
  /** `null`: questions without a heading. */
  name: string | null;
  /** Where a link leads to them; `undefined`: the heading has neither letters nor numbers. */
  id: string | undefined;
  entries: FaqEntry[];
};

/** The questions below their headings, in the order in which each heading comes first. */
export function toFaqGroups(entries: readonly FaqEntry[]): FaqGroup[] {
  const names = [...new Set(entries.map(({ group }) => group))];
  const anchors = anchorsOf(names.map((name) => name ?? ''));
  return names.map((name, index) => ({
    name,
    id: anchors[index] ? `about-${anchors[index]}` : undefined,
    entries: entries.filter(({ group }) => group === name),
  }));
}
