// Above the other panels: text of an earlier visit that was never saved.
import { Button, Flex, Typography } from '@strapi/design-system';
import { useEffect, useRef } from 'react';
import { isRecord } from '../../is-record';
import type { PanelProps } from '../beside-the-form/panel';
import { momentOf } from '../moment';
import type { Lost } from './merge';
import { useTypedText } from './use-typed-text';

/** The panel “Not saved yet”; none while there is no such text. */
export function TypedTextPanel({ model, documentId, document }: PanelProps) {
  const saved = document?.documentId;
  const isNew = typeof saved !== 'string';
  const entry = isNew ? newEntryOf(documentId) : saved;
  const { offer, lost } = useTypedText(
    model,
    { entry, isNew },
    {
      savedAt: String(document?.updatedAt ?? ''),
      savedBy: isRecord(document?.updatedBy) ? document.updatedBy.id : undefined,
    },
  );
  if (!offer && lost.length === 0) return null;
  return {
    title: 'Not saved yet',
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <LostWords lost={lost} />
        {offer && (
          <>
            <Typography>
              You typed something here on {momentOf(offer.typedAt)} and did not save it.
            </Typography>
            <OfferButtons take={offer.take} discard={offer.discard} />
          </>
        )}
      </Flex>
    ),
  };
}

/** When they are gone, the keyboard is at the form, whose words are others now. */
function OfferButtons({ take, discard }: { take: () => void; discard: () => void }) {
  const wasPressed = useRef(false);
  useEffect(
    () => () => {
      const isLost = wasPressed.current && document.activeElement === document.body;
      if (isLost) document.querySelector('main')?.focus();
    },
    [],
  );
  const press = (work: () => void) => () => {
    wasPressed.current = true;
    work();
  };
  return (
    <>
      <Button onClick={press(take)}>Put it back into the form</Button>
      <Button variant="tertiary" onClick={press(discard)}>
        Discard it
      </Button>
    </>
  );
}

/** Beside the fields, which say the same until the form is saved. */
function LostWords({ lost }: { lost: readonly Lost[] }) {
  if (lost.length === 0) return null;
  return (
    <Flex direction="column" alignItems="flex-start" gap={2} role="alert">
      <Typography fontWeight="semiBold">
        A colleague has changed the same places. Before you save, copy what should stay:
      </Typography>
      {lost.map(({ place, message }) => (
        <Flex key={`${place} ${message}`} direction="column" alignItems="flex-start">
          <Typography fontWeight="semiBold">{place}</Typography>
          <Typography style={{ overflowWrap: 'anywhere' }}>{message}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** What is typed into the form of a copy is changed fields only, which are no entry without its original. */
function newEntryOf(original: string | undefined): string {
  return original === undefined ? 'new' : `copy-of-${original}`;
}
