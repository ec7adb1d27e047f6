import { type Nested, nestRows } from '../../nest-rows';

type Row = {
  id: number;
  documentId: string;
  name: string;
  slug: string;
  order: number;
  link: string | null;
  parent: { id: number } | null;
};

/** Nests the categories, each with what the specification names of it. */
export function buildTree(rows: readonly Row[]): Nested<Row>[] {
  return nestRows(
    rows.map(({ id, documentId, name, slug, order, link, parent }) => ({
      id,
      documentId,
      name,
      slug,
      order,
      link: link ?? null,
      parent,
    })),
  );
}
