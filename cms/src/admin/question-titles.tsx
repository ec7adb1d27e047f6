import { Link } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import { NavLink } from 'react-router-dom';
import { withoutTags } from '../without-tags';

const LIST = 'Admin/CM/pages/ListView/inject-column-in-table';
const QUESTION = 'api::qna.qna';

type Row = { documentId: string; title?: string | null };
type Header = { name: string; cellFormatter?: (row: Row) => React.ReactNode };
type Table = { displayedHeaders: Header[] };

/** In their list, questions with bold words are called by the words. */
export function nameQuestions(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook(LIST, (table: Table) => {
    if (!window.location.pathname.endsWith(`/${QUESTION}`)) return table;
    const displayedHeaders = table.displayedHeaders.map((header) =>
      header.name === 'title' ? { ...header, cellFormatter: titleCell } : header,
    );
    return { ...table, displayedHeaders };
  });
}

function titleCell({ documentId, title }: Row) {
  return (
    <Link tag={NavLink} to={documentId} onClick={(event) => event.stopPropagation()}>
      {withoutTags(title ?? '')}
    </Link>
  );
}
