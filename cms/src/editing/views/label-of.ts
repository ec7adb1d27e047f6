import { views } from '.';

/** What the form calls a field of a type or a component; its own name where it has no label. */
export function labelOf(model: string, field: string): string {
  return views[model]?.fields[field]?.label ?? field;
}
