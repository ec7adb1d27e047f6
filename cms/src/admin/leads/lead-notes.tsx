import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { type MouseEvent, useRef, useState } from 'react';
import { MAX_NOTE_LENGTH, type Note } from '../../leads/inbox/notes';
import { momentOf } from '../moment';
import { useKeptText } from '../use-kept-text';

/** Said, instead of a box that takes no more: it would cut what is pasted, and nobody would see it. */
const TOO_LONG = `A note has at most ${MAX_NOTE_LENGTH} characters: add this one in parts.`;

type LeadNotesProps = {
  /** Of the lead: uid and documentId. */
  address: string;
  notes: Note[];
  onAdd: (text: string) => Promise<boolean>;
};

/** What colleagues noted, oldest first; a note that is written stays as it is. */
export function LeadNotes({ address, notes, onAdd }: LeadNotesProps) {
  const [text, type, markSent] = useKeptText('lead-note', address);
  const [isSaving, setSaving] = useState(false);
  const box = useRef<HTMLTextAreaElement>(null);
  const isTooLong = text.trim().length > MAX_NOTE_LENGTH;
  const isTyped = text.trim() !== '';
  const add = async (button: HTMLButtonElement) => {
    setSaving(true);
    if (await onAdd(text)) markSent(text);
    setSaving(false);
    // The button has nothing to add any more, and would lose the keyboard. Who is elsewhere by now stays there.
    if (document.activeElement?.contains(button)) box.current?.focus();
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h3">
        Notes
      </Typography>
      {notes.map(({ text: note, author, writtenAt }) => (
        <Box key={`${writtenAt} ${note}`}>
          <Typography variant="pi" textColor="neutral600">
            {[author, writtenAt && momentOf(writtenAt)].filter(Boolean).join(', ')}
          </Typography>
          <Typography tag="p" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        </Box>
      ))}
      <Field.Root
        hint="Kept with your name and the time. It cannot be changed later."
        error={isTooLong && TOO_LONG}
      >
        <Field.Label>New note</Field.Label>
        <Textarea ref={box} value={text} onChange={(event) => type(event.target.value)} />
        <Field.Hint />
        <Field.Error />
      </Field.Root>
      <Box>
        <Button
          variant="secondary"
          disabled={!isTyped || isTooLong}
          loading={isSaving}
          onClick={({ currentTarget }: MouseEvent<HTMLButtonElement>) => void add(currentTarget)}
        >
          Add the note
        </Button>
      </Box>
    </Flex>
  );
}
