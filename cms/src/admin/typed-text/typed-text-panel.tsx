// Above the other panels: text of an earlier visit that was never saved.
import { Button, Flex, Typography } from '@strapi/design-system';
import type { PanelProps } from '../beside-the-form/panel';
import { momentOf } from '../moment';
import { useTypedText } from './use-typed-text';

/** The panel “Not saved yet”; none while there is no such text. */
export function TypedTextPanel({ model, document }: PanelProps) {
  const documentId = typeof document?.documentId === 'string' ? document.documentId : null;
  const offer = useTypedText(model, documentId, String(document?.updatedAt ?? ''));
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
