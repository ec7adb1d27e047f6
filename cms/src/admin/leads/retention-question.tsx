// The question before leads are kept for a shorter time: those that are older are deleted, and nothing brings them back.
import { Typography } from '@strapi/design-system';
import { type StrapiApp, useForm } from '@strapi/strapi/admin';
import { type ReactNode, useEffect } from 'react';
import { changeDocumentActions } from '../change-document-actions';

const LEAD_SETTINGS = 'api::lead-setting.lead-setting';

type Dialog = { type: 'dialog'; title: string; content: ReactNode; onConfirm: () => unknown };
type Description = { dialog?: Dialog; onClick: () => unknown };
type Action = { (props: { model: string }): Description | null; type?: string };

/** Strapi saves at once: 2 instead of 24 takes the leads of nearly two years within the hour. */
export function askBeforeForgetting(app: Pick<StrapiApp, 'getPlugin'>): void {
  changeDocumentActions(app, (action: Action) =>
    action.type === 'update' ? withQuestion(action) : action,
  );
}

function withQuestion(action: Action): Action {
  const asking: Action = (props) => {
    const description = action(props);
    const after = useForm('retention', ({ values }) => monthsOf(values));
    const before = useForm('retention', ({ initialValues }) => monthsOf(initialValues));
    const isAsked = props.model === LEAD_SETTINGS && after < before;
    useEffect(() => {
      if (!isAsked) return;
      window.addEventListener('keydown', holdShortcut, true);
      return () => window.removeEventListener('keydown', holdShortcut, true);
    }, [isAsked]);
    if (!description || !isAsked) return description;
    const months = after === 1 ? 'one month' : `${after} months`;
    const dialog: Dialog = {
      type: 'dialog',
      title: 'Delete older leads',
      content: (
        <Typography>
          Leads that are older than {months} are deleted within an hour, with their notes. Nothing
          brings them back: export them first if you need them.
        </Typography>
      ),
      onConfirm: description.onClick,
    };
    return { ...description, dialog, onClick: () => {} };
  };
  return Object.assign(asking, { ...action });
}

/** Where nothing is written, leads stay. */
function monthsOf(values: object): number {
  const { deleteAfterMonths }: { deleteAfterMonths?: unknown } = values;
  return typeof deleteAfterMonths === 'number' ? deleteAfterMonths : Number.POSITIVE_INFINITY;
}

/** The keys that save would ask nothing. */
function holdShortcut(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || !['s', 'enter'].includes(event.key.toLowerCase()))
    return;
  event.preventDefault();
  event.stopImmediatePropagation();
}
