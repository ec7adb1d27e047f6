import { Box, Flex, Typography } from '@strapi/design-system';

/** What the visitor wrote: what a lead is opened for comes first. */
export function LeadMessage({ message }: { message: string }) {
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h3">
        Message
      </Typography>
      <Box background="neutral100" padding={4} hasRadius>
        <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      </Box>
    </Flex>
  );
}
