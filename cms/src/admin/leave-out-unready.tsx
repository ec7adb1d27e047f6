// Before several entries are published: one that is planned for later, or whose changes were asked for, is not “Ready
// to publish”, and stops the others.
import { Box, Typography } from '@strapi/design-system';
import { getFetchClient, type StrapiApp } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import { momentOf } from './moment';

type Entry = { documentId: string; title?: string | null; publishAt?: string | null };
type Dialog = { content: (modal: { onClose: () => void }) => ReactNode };
type Description = { actionType?: string; disabled?: boolean; dialog?: Dialog };
type Action = {
  (props: { model: string; documents: Entry[] }): Description | null;
  type?: string;
};
/** An entry whose changes were asked for, with what it is called. */
type Returned = { documentId: string; title: string };
type LeftOut = Returned & { reason: string };

/** Leaves such entries out of the question, and says which. */
export function leaveOutUnready(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addBulkAction } = app.getPlugin('content-manager').apis;
  if (typeof addBulkAction !== 'function') return;
  // That of publishing is the one without a type; those of others are left as they are.
  addBulkAction((actions: Action[]) =>
    actions.map((action) => (action.type ? action : withoutUnready(action))),
  );
}

function withoutUnready(action: Action): Action {
  const asking: Action = (props) => {
    const { model, documents } = props;
    const returned = useReturned(model, documents);
    const leftOut = documents.flatMap((each) => leaveOut(each, returned ?? []));
    const ids = leftOut.map(({ documentId }) => documentId);
    // Each time both of them: an action has hooks.
    const ofAll = action(props);
    const others = documents.filter(({ documentId }) => !ids.includes(documentId));
    const ofOthers = action({ ...props, documents: others });
    if (ofAll?.actionType !== 'publish') return ofAll;
    // The question would call an entry ready that is not.
    if (returned === null) return { ...ofAll, disabled: true };
    if (leftOut.length === 0) return ofAll;
    const content: Dialog['content'] = (modal) => (
      <>
        <LeftOutEntries entries={leftOut} />
        {ofOthers?.dialog?.content(modal)}
      </>
    );
    return { ...ofAll, dialog: { ...ofAll.dialog, content } };
  };
  return Object.assign(asking, action);
}

/** The entries of a type that were returned to their authors; `null` until the service has said it for this choice. */
function useReturned(model: string, documents: readonly Entry[]): Returned[] | null {
  const choice = documents.map(({ documentId }) => documentId).join(' ');
  const [known, setKnown] = useState<{ choice: string; returned: Returned[] } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const set = (returned: Returned[]) => isCurrent && setKnown({ choice, returned });
    if (choice !== '') {
      getFetchClient()
        .get<{ entries: Returned[] }>(`/returned/${model}`)
        .then(({ data }) => set(data.entries))
        // The service refuses them in any case.
        .catch(() => set([]));
    }
    return () => {
      isCurrent = false;
    };
  }, [model, choice]);
  return known?.choice === choice ? known.returned : null;
}

function leaveOut(
  { documentId, title, publishAt }: Entry,
  returned: readonly Returned[],
): LeftOut[] {
  const found = returned.find((each) => each.documentId === documentId);
  if (found) return [{ ...found, reason: 'changes were asked for in its review' }];
  if (!isPlanned(publishAt)) return [];
  const reason = `planned for ${momentOf(publishAt ?? '')}`;
  return [{ documentId, title: title || 'Without a title', reason }];
}

/** An overdue plan is one that failed: publishing by hand is what it waits for. */
function isPlanned(publishAt: Entry['publishAt']): boolean {
  return new Date(publishAt ?? 0).getTime() > Date.now();
}

function LeftOutEntries({ entries }: { entries: LeftOut[] }) {
  return (
    <Box padding={7}>
      <Typography tag="p">Not published from here. To publish one now, open it.</Typography>
      <ul style={{ listStyle: 'disc', paddingLeft: '2rem' }}>
        {entries.map(({ documentId, title, reason }) => (
          <li key={documentId}>
            <Typography>
              {title}: {reason}
            </Typography>
          </li>
        ))}
      </ul>
    </Box>
  );
}
