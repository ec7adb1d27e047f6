import { Box, Button, Field, Flex, Textarea, Typography } from '@strapi/design-system';
import { useState } from 'react';
import { inWords, type Note } from './types';

type LeadNotesProps = { notes: Note[]; onAdd: (text: string) => Promise<boolean> };

/** What colleagues noted, oldest first; a note that is written stays as it is. */
export function LeadNotes({ notes, onAdd }: LeadNotesProps) {
  const [text, setText] = useState('');
  const [isSaving, setSaving] = useState(false);
  const add = async () => {
    setSaving(true);
    if (await onAdd(text)) setText('');
    setSaving(false);
  };
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h3">
        Notes
      </Typography>
      {notes.map(({ text: note, author, writtenAt }) => (
        <Box key={`${writtenAt} ${note}`}>
          <Typography variant="pi" textColor="neutral600">
            {[author, writtenAt && inWords(writtenAt)].filter(Boolean).join(', ')}
          </Typography>
          <Typography tag="p" style={{ whiteSpace: 'pre-wrap' }}>
            {note}
          </Typography>
        </Box>
      ))}
      <Field.Root>
        <Field.Label>New note</Field.Label>
        <Textarea value={text} onChange={(event) => setText(event.target.value)} />
        <Field.Hint />
      </Field.Root>
      <Box>
        <Button
          variant="secondary"
          disabled={text.trim() === ''}
          loading={isSaving}
          onClick={() => void add()}
        >
          Add the note
        </Button>
      </Box>
    </Flex>
  );
}
