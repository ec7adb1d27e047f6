import { Badge, Button, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import type { Lead } from '../../leads/inbox/lead';
import { momentOf } from '../moment';
import { TableHead } from '../table-head';

const HEAD = ['Sent', 'Who', 'Phone', 'About', 'Source', 'Status', 'Owner'];

type LeadTableProps = { leads: Lead[]; onOpen: (lead: Lead) => void };

/** The leads, each a line; one that nobody has opened is bold. */
export function LeadTable({ leads, onOpen }: LeadTableProps) {
  return (
    <Table colCount={HEAD.length} rowCount={leads.length + 1}>
      <TableHead columns={HEAD} />
      <Tbody>
        {leads.map((lead) => (
          <Tr key={lead.documentId}>
            <Td>
              <Typography tag="p" style={{ whiteSpace: 'nowrap' }}>
                {momentOf(lead.sentAt)}
              </Typography>
              <Line isMuted width={120} text={lead.kind} />
            </Td>
            <Td>
              <Button
                variant="ghost"
                size="S"
                style={{ paddingInline: 0 }}
                onClick={() => onOpen(lead)}
              >
                <Typography
                  ellipsis
                  display="block"
                  fontWeight={isNew(lead) ? 'bold' : 'regular'}
                  textColor="primary600"
                  title={lead.name}
                  style={{ maxWidth: 170 }}
                >
                  {lead.name}
                </Typography>
              </Button>
              <Line isMuted text={lead.company || lead.email} />
            </Td>
            <Td>
              <Line width={140} text={lead.phone || '–'} />
            </Td>
            <Td>
              <Line width={135} text={lead.service || lead.message} />
            </Td>
            <Td>
              <Line width={140} text={lead.source.page || '–'} />
              <Line
                isMuted
                width={140}
                text={lead.source.campaign || hostOf(lead.source.referrer)}
              />
            </Td>
            <Td>
              {lead.status === 'new' ? (
                <Badge textColor="primary700" backgroundColor="primary100">
                  {lead.status}
                </Badge>
              ) : (
                <Badge textColor="neutral700">{lead.status}</Badge>
              )}
              {lead.notification === 'waiting' && <Line isMuted text="mail not sent yet" />}
            </Td>
            <Td>
              <Line width={90} text={lead.owner || '–'} />
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}

function isNew({ isRead, status }: Lead): boolean {
  return !isRead && status === 'new';
}

/** All columns fit into a window of 1280 pixels; what is longer is cut, and whole in the lead. */
function Line({ text, isMuted, width = 150 }: { text: string; isMuted?: boolean; width?: number }) {
  return (
    <Typography
      tag="p"
      ellipsis
      variant={isMuted ? 'pi' : undefined}
      textColor={isMuted ? 'neutral600' : 'neutral800'}
      title={text}
      style={{ maxWidth: width }}
    >
      {text}
    </Typography>
  );
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
