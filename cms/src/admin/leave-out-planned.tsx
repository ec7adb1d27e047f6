// Before several entries are published: one that is planned for later is not “Ready to publish”, and stops the others.
import { Box, Typography } from '@strapi/design-system';
import type { StrapiApp } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { momentOf } from './moment';

type Entry = { documentId: string; title?: string | null; publishAt?: string | null };
type Dialog = { content: (modal: { onClose: () => void }) => ReactNode };
type Description = { actionType?: string; dialog?: Dialog };
type Action = {
  (props: { model: string; documents: Entry[] }): Description | null;
  type?: string;
};

/** Leaves planned entries out of the question, and says which. */
export function leaveOutPlanned(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addBulkAction } = app.getPlugin('content-manager').apis;
  if (typeof addBulkAction !== 'function') return;
  // That of publishing is the one without a type; those of others are left as they are.
  addBulkAction((actions: Action[]) =>
    actions.map((action) => (action.type ? action : withoutPlanned(action))),
  );
}

function withoutPlanned(action: Action): Action {
  const asking: Action = (props) => {
    const { documents } = props;
    const planned = documents.filter(isPlanned);
    // Each time both of them: an action has hooks.
    const ofAll = action(props);
    const ofOthers = action({ ...props, documents: documents.filter((each) => !isPlanned(each)) });
    if (ofAll?.actionType !== 'publish' || planned.length === 0) return ofAll;
    const content: Dialog['content'] = (modal) => (
      <>
        <PlannedEntries entries={planned} />
        {ofOthers?.dialog?.content(modal)}
      </>
    );
    return { ...ofAll, dialog: { ...ofAll.dialog, content } };
  };
  return Object.assign(asking, action);
}

/** An overdue plan is one that failed: publishing by hand is what it waits for. */
function isPlanned({ publishAt }: Entry): boolean {
  return new Date(publishAt ?? 0).getTime() > Date.now();
}

function PlannedEntries({ entries }: { entries: Entry[] }) {
  return (
    <Box padding={7}>
      <Typography tag="p">
        Planned for later, and not published from here. To publish one now, open it.
      </Typography>
      <ul style={{ listStyle: 'disc', paddingLeft: '2rem' }}>
        {entries.map(({ documentId, title, publishAt }) => (
          <li key={documentId}>
            <Typography>
              {title || 'Without a title'}: {momentOf(publishAt ?? '')}
            </Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}
