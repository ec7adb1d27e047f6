type Row = {
  id: number;
  documentId: string;
  name: string;
  slug: string;
  order: number;
  link: string | null;
  parent: { id: number } | null;
};

type Node = Omit<Row, 'parent'> & { children: Node[] };

/**
 * Nests rows that come in their order. Categories whose parents form a circle have no root and are
 * left out, so that no answer is endless.
 */
export function buildTree(rows: Row[]): Node[] {
  const childrenOf = new Map<number | null, Row[]>();
  for (const row of rows) {
    const parent = row.parent?.id ?? null;
    childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), row]);
  }

  const branch = (parent: number | null): Node[] =>
    (childrenOf.get(parent) ?? []).map(({ id, documentId, name, slug, order, link }) => ({
      id,
      documentId,
      name,
      slug,
      order,
      link: link ?? null,
      children: branch(id),
    }));

  return branch(null);
}
