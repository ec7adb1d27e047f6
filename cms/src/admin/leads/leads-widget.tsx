// On the home page of the admin: the newest leads that nobody has answered.
import { Link, Table, Tbody, Td, Tr, Typography } from '@strapi/design-system';
import { useFetchClient, Widget } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { inWords, type Lead, type LeadPage } from './types';

const SHOWN = 5;

export function LeadsWidget() {
  const { get } = useFetchClient();
  const [leads, setLeads] = useState<Lead[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    get<LeadPage>('/leads', { params: { status: 'new' } }).then(
      ({ data }) => setLeads(data.leads.slice(0, SHOWN)),
      () => setLeads('failed'),
    );
  }, [get]);
  if (leads === 'loading') return <Widget.Loading />;
  if (leads === 'failed') return <Widget.Error />;
  if (leads.length === 0) return <Widget.NoData>No new leads.</Widget.NoData>;
  return (
    <Table colCount={3} rowCount={leads.length}>
      <Tbody>
        {leads.map((lead) => (
          <Tr key={lead.documentId}>
            <Td>
              <Link tag={NavLink} to={`/leads?lead=${lead.uid}/${lead.documentId}`}>
                {lead.name}
              </Link>
            </Td>
            <Td>
              <Typography textColor="neutral600">{lead.company || lead.service}</Typography>
            </Td>
            <Td>
              <Typography textColor="neutral600">{inWords(lead.sentAt)}</Typography>
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  );
}
