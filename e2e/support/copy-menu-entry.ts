import type { RunningCms } from '../../cms/scripts/boot.mjs';
import { copyRows } from '../../scripts/lib/copy-rows.mjs';

/**
 * Adds entries of the menu that are what an editor's entry is in the database, below the same parent, but
 * for their names: `Branch 2` to `Branch 60` after `Branch 1`.
 */
export function copyMenuEntry({ dataDir }: RunningCms, name: string, count: number): void {
  copyRows(dataDir, ({ rowsOf, copy }) => {
    const [first] = rowsOf('menus', 'name', `${name} 1`);
    if (!first) throw new Error(`There is no entry "${name} 1".`);
    for (let number = 2; number <= count; number += 1) {
      const slug = `${name.toLowerCase().replaceAll(' ', '-')}-${number}`;
      const order = Number(first.order) + number;
      const change = { document_id: slug, slug, name: `${name} ${number}`, order };
      copy('menus', first, change, { menus_parent_lnk: 'menu_id' });
    }
  });
}
