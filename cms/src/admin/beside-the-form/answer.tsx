// Beside what a visitor sent: when it was sent, and an answer by mail.
import { Flex, Link, Typography } from '@strapi/design-system';
import { NavLink } from 'react-router-dom';
import { LEAD_UIDS } from '../../leads/lead-types';
import { answerLink } from '../leads/types';
import { momentOf } from '../moment';
import type { PanelProps } from './panel';

/** The panel “Answer”; none for entries that no visitor sent. */
export function AnswerPanel({ model, document }: PanelProps) {
  const uid = LEAD_UIDS.find((lead) => lead === model);
  const email = document?.email;
  if (!uid || typeof email !== 'string') return null;
  const lead = { uid, email, name: `${document?.name}`, message: `${document?.message}` };
  return {
    title: 'Answer',
    content: (
      <Flex direction="column" alignItems="flex-start" gap={2}>
        <Typography>Sent {momentOf(String(document?.createdAt))}</Typography>
        <Link href={answerLink(lead)}>Write to {email}</Link>
        <Link tag={NavLink} to="/leads">
          Owner and notes: in Leads
        </Link>
      </Flex>
    ),
  };
}
