// Above the other panels: text of an earlier visit that was never saved.
import { Button, Flex, Typography } from '@strapi/design-system';
import type { PanelProps } from '../beside-the-form/panel';
import { momentOf } from '../moment';
import { useTypedText } from './use-typed-text';

/** The panel “Not saved yet”; none while there is no such text. */
export function TypedTextPanel({ model, documentId, document }: PanelProps) {
  const saved = document?.documentId;
  const isNew = typeof saved !== 'string';
  const entry = isNew ? newEntryOf(documentId) : saved;
  const offer = useTypedText(model, { entry, isNew }, String(document?.updatedAt ?? ''));
  if (!offer) return null;
  return {
    title: 'Not saved yet',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography>
          You typed something here on {momentOf(offer.typedAt)} and did not save it.
        </Typography>
        <Button onClick={offer.take}>Put it back into the form</Button>
        <Button variant="tertiary" onClick={offer.discard}>
          Discard it
        </Button>
      </Flex>
    ),
  };
}

/** What is typed into the form of a copy is changed fields only, which are no entry without its original. */
function newEntryOf(original: string | undefined): string {
  return original === undefined ? 'new' : `copy-of-${original}`;
}
