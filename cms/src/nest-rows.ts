type Row = { id: number; parent: { id: number } | null };

/** A row without its parent, with the rows below it. */
export type Nested<T extends Row> = Omit<T, 'parent'> & { children: Nested<T>[] };

/**
 * Nests rows that come in their order. Those whose parents form a circle have no root and are left out, so that
 * no answer is endless.
 */
export function nestRows<T extends Row>(rows: readonly T[]): Nested<T>[] {
  const childrenOf = new Map<number | null, T[]>();
  for (const row of rows) {
    const parent = row.parent?.id ?? null;
    const siblings = childrenOf.get(parent);
    if (siblings) siblings.push(row);
    else childrenOf.set(parent, [row]);
  }
  const branch = (id: number | null): Nested<T>[] =>
    (childrenOf.get(id) ?? []).map(({ parent: _parent, ...row }) => ({
      ...row,
      children: branch(row.id),
    }));
  return branch(null);
}
