import { type InventoryEntry, identityOf } from '@/content-client';
import { isRecord } from '@/lib/is-record';
import { menuPath } from '@/lib/routing/article-path';
import { textOf } from './values';

/** The menu entries, with what is above and below each. */
export class MenuTree {
  readonly entries: readonly InventoryEntry[];
  /** By documentId of the entry below. */
  readonly #parents = new Map<string, InventoryEntry>();

  constructor(entries: readonly InventoryEntry[]) {
    this.entries = entries;
    for (const entry of entries) {
      for (const id of childrenOf(entry)) this.#parents.set(id, entry);
    }
  }

  /** The entries above this one, the highest first. */
  above({ documentId }: InventoryEntry): InventoryEntry[] {
    const above: InventoryEntry[] = [];
    let parent = this.#parents.get(documentId);
    // Entries in a circle have no highest one.
    while (parent && !above.includes(parent)) {
      above.unshift(parent);
      parent = this.#parents.get(parent.documentId);
    }
    return above;
  }

  /** Whether an entry is below itself, or below an entry that is: no page shows it. */
  isInCircle(entry: InventoryEntry): boolean {
    const [highest] = this.above(entry);
    return highest !== undefined && this.#parents.has(highest.documentId);
  }

  /** The path of a menu entry; `null` where it opens no article. */
  pathOf(entry: InventoryEntry): string | null {
    const slug = articleSlugOf(entry);
    if (slug === null) return null;
    const parents = this.above(entry).map(({ fields }) => textOf(fields.slug));
    return menuPath(parents, slug);
  }

  hasChildren(entry: InventoryEntry): boolean {
    return childrenOf(entry).length > 0;
  }
}

/** The slug of the article that an entry, of the menu for one, leads to; `null`: to none. */
export function articleSlugOf({ fields: { article } }: InventoryEntry): string | null {
  return isRecord(article) ? textOf(article.slug) || null : null;
}

function childrenOf({ fields: { children } }: InventoryEntry): string[] {
  if (!Array.isArray(children)) return [];
  return children.flatMap((child) => identityOf(child) ?? []);
}
