import { type StrapiApp, useRBAC } from '@strapi/strapi/admin';
import { changeDocumentActions } from './change-document-actions';

type Props = { model: string; collectionType: string };
type DocumentAction = ((props: Props) => unknown) & { type?: string };

/** Entries of the menu of an entry that Strapi shows to everybody, and the pages of which it then refuses. */
const RIGHTS: Record<string, (props: Props) => string> = {
  'configure-the-view': ({ collectionType }) =>
    `plugin::content-manager.${collectionType}.configure-view`,
  'edit-the-model': () => 'plugin::content-type-builder.read',
};

/** Hides them from those who may not open their pages. */
export function hideForbiddenActions(app: Pick<StrapiApp, 'getPlugin'>): void {
  changeDocumentActions(app, (action: DocumentAction) => {
    const rightOf = RIGHTS[action.type ?? ''];
    return rightOf ? Object.assign(guarded(action, rightOf), action) : action;
  });
}

function guarded(action: DocumentAction, rightOf: (props: Props) => string): DocumentAction {
  return (props) => {
    const { allowedActions } = useRBAC([{ action: rightOf(props), subject: null }]);
    const shown = action(props);
    return Object.values(allowedActions).includes(true) ? shown : null;
  };
}
