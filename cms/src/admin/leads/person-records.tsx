import { Box, EmptyStateLayout, Flex, Typography } from '@strapi/design-system';
import type { PersonRecord } from '../../leads/privacy/person-record';
import { momentOf } from '../moment';
import { fieldInWords } from './field-in-words';

export function PersonRecords({ records }: { records: PersonRecord[] }) {
  if (records.length === 0)
    return <EmptyStateLayout content="Nothing is stored about this address." />;
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      {records.map(({ documentId, kind, sentAt, fields, notes }) => (
        <Box key={documentId} background="neutral0" shadow="tableShadow" padding={4} hasRadius>
          <Typography variant="delta" tag="h2">
            {kind}, {momentOf(sentAt)}
          </Typography>
          {linesOf(fields).map((line) => (
            <Typography key={line} tag="p" style={{ whiteSpace: 'pre-wrap' }}>
              {line}
            </Typography>
          ))}
          {notes.map(({ text, author, writtenAt }) => (
            <Typography key={`${writtenAt} ${text}`} tag="p" textColor="neutral600">
              Note by {author || 'a colleague'}: {text}
            </Typography>
          ))}
        </Box>
      ))}
    </Flex>
  );
}

function linesOf(fields: Record<string, unknown>): string[] {
  return Object.entries(fields).flatMap(
    ([name, value]) => fieldInWords(name, value, momentOf) ?? [],
  );
}
