import { Grid, Link, Typography } from '@strapi/design-system';
import type { ReactNode } from 'react';
import type { Lead } from '../../leads/inbox/lead';
import { momentOf } from '../moment';
import { phoneLink } from './phone-link';

const NOTIFICATIONS = {
  sent: 'Sales was notified by mail',
  waiting: 'The mail to sales has not been sent yet; it is retried automatically',
  none: 'Nobody was notified by mail',
};

/** Everything that is known of a lead, beside the message. */
export function LeadFacts({ lead }: { lead: Lead }) {
  const { page, referrer, campaign } = lead.source;
  const facts: [string, ReactNode][] = [
    ['Sent', momentOf(lead.sentAt)],
    ['Form', lead.kind],
    ['E-mail', lead.email],
    ['Phone', lead.phone && inLink(lead.phone)],
    ['Company', lead.company],
    ['Service', lead.service],
    ['Sent from the page', page],
    ['Came from', referrer],
    ['Campaign', campaign],
    ['Notification', NOTIFICATIONS[lead.notification]],
  ];
  return (
    <Grid.Root gap={4} tag="dl">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Grid.Item key={label} col={6} s={6} xs={12} direction="column" alignItems="flex-start">
            <Typography tag="dt" variant="pi" textColor="neutral600">
              {label}
            </Typography>
            <Typography tag="dd" style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Grid.Item>
        ))}
    </Grid.Root>
  );
}

/** Whatever was typed is shown; what has a number can be called. */
function inLink(phone: string): ReactNode {
  const href = phoneLink(phone);
  return href ? <Link href={href}>{phone}</Link> : phone;
}
