import { type StrapiApp, useForm } from '@strapi/strapi/admin';
import { changeDocumentActions } from './change-document-actions';

type Description = { disabled?: boolean };
type Action = { (props: object): Description | null; type?: string };

/**
 * “Save” waits for a change in the form of a copy, too: Strapi offers it there at once, and does nothing, without a
 * word, while the copy has all that its original has.
 */
export function waitForChanges(app: Pick<StrapiApp, 'getPlugin'>): void {
  changeDocumentActions(app, (action: Action) =>
    action.type === 'update' ? waiting(action) : action,
  );
}

function waiting(action: Action): Action {
  const waits: Action = (props) => {
    const description = action(props);
    const isModified = useForm('wait-for-changes', ({ modified }) => modified);
    return description && { ...description, disabled: description.disabled || !isModified };
  };
  return Object.assign(waits, { ...action });
}
