// The question before an entry is taken off the site: what leads to it goes nowhere then.
import { Flex, Typography } from '@strapi/design-system';
import { type StrapiApp, useFetchClient } from '@strapi/strapi/admin';
import { type ReactNode, useEffect, useState } from 'react';
import type { EntryCheck } from './report';

type Props = { model: string; documentId?: string };
type Dialog = { content: ReactNode; onConfirm: () => Promise<void> | void };
type Description = { dialog?: Dialog; onClick: () => Promise<void> | void };
type Action = { (props: Props): Description | null; type?: string };

/** Puts the question around Strapi's “Unpublish”, which asks nothing, or only what becomes of the draft. */
export function askBeforeUnpublishing(app: Pick<StrapiApp, 'getPlugin'>): void {
  const { addDocumentAction } = app.getPlugin('content-manager').apis;
  if (typeof addDocumentAction !== 'function') return;
  addDocumentAction((actions: Action[]) =>
    actions.map((action) => (action.type === 'unpublish' ? withQuestion(action) : action)),
  );
}

function withQuestion(action: Action): Action {
  const asking: Action = (props) => {
    const description = action(props);
    if (!description || !props.documentId) return description;
    const { dialog, onClick } = description;
    const content = (
      <Flex direction="column" alignItems="stretch" gap={4} width="100%">
        <LeadingHere model={props.model} documentId={props.documentId} />
        {dialog?.content}
      </Flex>
    );
    const asked = dialog ?? { type: 'dialog', title: 'Unpublish', onConfirm: onClick };
    return { ...description, dialog: { ...asked, content }, ...(!dialog && { onClick: () => {} }) };
  };
  return Object.assign(asking, { ...action });
}

function LeadingHere({ model, documentId }: { model: string; documentId: string }) {
  const { get } = useFetchClient();
  const [names, setNames] = useState<string[]>([]);
  useEffect(() => {
    get<EntryCheck>(`/entry-check/${model}/${documentId}`).then(
      ({ data }) => setNames(data.leadingHere),
      () => setNames([]),
    );
  }, [get, model, documentId]);
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} role="status">
      <Typography>Visitors will not find this entry any more.</Typography>
      {names.length > 0 && (
        <>
          <Typography fontWeight="semiBold">
            These lead to it now, and would lead to nothing. Change them, too:
          </Typography>
          <ul style={{ listStyle: 'disc', paddingLeft: '2rem' }}>
            {names.map((name) => (
              <li key={name}>
                <Typography>{name}</Typography>
              </li>
            ))}
          </ul>
        </>
      )}
    </Flex>
  );
}
