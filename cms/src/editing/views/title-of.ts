import { withoutTags } from '../../without-tags';
import { views } from '.';

/** What staff know an entry by, in the lists of the admin; empty where it has none yet. */
export function titleOf(uid: string, row: Readonly<Record<string, unknown>>): string {
  return withoutTags(String(row[views[uid]?.mainField ?? ''] ?? ''));
}
