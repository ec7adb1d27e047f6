// The question before entries are taken off the site, or deleted: what leads to them goes nowhere then, and every page
// misses what such a setting has.
import { Flex, Typography } from '@strapi/design-system';
import { type StrapiApp, useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import type { EntryCheck } from './report';

/** Of an entry, or of those that are ticked in a list. */
type Props = {
  model: string;
  documentId?: string;
  /** What is open in the form: an entry that is the only one of its type has no id in its address. */
  document?: { documentId?: string };
  documents?: { documentId: string }[];
};
type Dialog = { content: ReactNode; onConfirm: () => Promise<void> | void };
type Description = { dialog?: Dialog; onClick: () => Promise<void> | void };
type Action = { (props: Props): Description | null; type?: string };

/** One that could not be read, such as an entry that a colleague has deleted: the question can be answered without it. */
const NOTHING = { data: null };

/** Strapi asks nothing, or only whether that is meant. */
export function askBeforeHiding(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addDocumentAction, addBulkAction } = app.getPlugin('content-manager').apis;
  for (const add of [addDocumentAction, addBulkAction]) {
    if (typeof add !== 'function') continue;
    add((actions: Action[]) => actions.map(withQuestion));
  }
}

function withQuestion(action: Action): Action {
  if (action.type !== 'unpublish' && action.type !== 'delete') return action;
  const asking: Action = (props) => {
    const description = action(props);
    const { model, documentId = props.document?.documentId } = props;
    const { documents = documentId ? [{ documentId }] : [] } = props;
    if (!description || documents.length === 0) return description;
    const { dialog, onClick } = description;
    const content = (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        {action.type === 'unpublish' && documentId && (
          <Typography>
            {props.documentId
              ? 'Visitors will not find this entry any more.'
              : 'Everything that it says is off the site at once, on every page.'}
          </Typography>
        )}
        {dialog?.content}
        <LeadingHere model={model} ids={documents.map((each) => each.documentId).join(',')} />
      </Flex>
    );
    const asked = dialog ?? { type: 'dialog', title: 'Unpublish', onConfirm: onClick };
    return { ...description, dialog: { ...asked, content }, ...(!dialog && { onClick: () => {} }) };
  };
  return Object.assign(asking, { ...action });
}

function LeadingHere({ model, ids }: { model: string; ids: string }) {
  const { get } = useFetchClient();
  const [names, setNames] = useState<string[]>([]);
  const [losses, setLosses] = useState<string[]>([]);
  useEffect(() => {
    let isOpen = true;
    // One after the other: each is a search through every text.
    const readAll = async () => {
      for (const id of ids.split(',')) {
        const { data } = await get<EntryCheck>(`/entry-check/${model}/${id}`).catch(() => NOTHING);
        if (!isOpen) return;
        if (data === null) continue;
        if (data.loss !== '') setLosses((now) => [...new Set([...now, data.loss])]);
        if (data.isPublished) setNames((now) => [...new Set([...now, ...data.leadingHere])]);
      }
    };
    void readAll();
    return () => {
      isOpen = false;
    };
  }, [get, model, ids]);
  return (
    <div role="status">
      {losses.map((loss) => (
        <Typography key={loss} tag="p" fontWeight="semiBold">
          {loss}
        </Typography>
      ))}
      {names.length > 0 && (
        <Flex direction="column" alignItems="flex-start" gap={2}>
          <Typography fontWeight="semiBold">
            These lead there now, and would lead to nothing. Change them, too:
          </Typography>
          <ul style={{ listStyle: 'disc', paddingLeft: '2rem' }}>
            {names.map((name) => (
              <li key={name}>
                <Typography>{name}</Typography>
              </li>
            ))}
          </ul>
        </Flex>
      )}
    </div>
  );
}
