// Beside what a visitor sent: when it was sent, and an answer by mail.
import { Flex, Link, Typography } from '@strapi/design-system';
import type { PanelProps } from './panel';

const FORMS: Record<string, string> = {
  'api::quote-request.quote-request': 'Your request',
  'api::free-quote.free-quote': 'Your request',
  'api::contact.contact': 'Your message',
};

/** The panel “Answer”; none for entries that no visitor sent. */
export function AnswerPanel({ model, document }: PanelProps) {
  const subject = FORMS[model];
  const email = document?.email;
  if (!subject || typeof email !== 'string') return null;
  return {
    title: 'Answer',
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography>Sent {new Date(String(document?.createdAt)).toLocaleString()}</Typography>
        <Link href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}>
          Write to {email}
        </Link>
      </Flex>
    ),
  };
}
