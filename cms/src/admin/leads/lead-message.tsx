import { Box, Flex, Typography } from '@strapi/design-system';
import { useId } from 'react';

/** What the visitor wrote: what a lead is opened for comes first. From inside it the arrow keys scroll. */
export function LeadMessage({ message }: { message: string }) {
  const heading = useId();
  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <Typography variant="delta" tag="h3" id={heading}>
        Message
      </Typography>
      <Box
        background="neutral100"
        padding={4}
        hasRadius
        role="region"
        aria-labelledby={heading}
        tabIndex={0}
      >
        <Typography style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {message}
        </Typography>
      </Box>
    </Flex>
  );
}
