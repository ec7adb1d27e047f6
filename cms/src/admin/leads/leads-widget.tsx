// On the home page of the admin: the newest leads that nobody has answered.
import { EntryList } from '../home/entry-list';
import { readerOf, useAnswer } from '../home/use-answer';
import { momentOf } from '../moment';
import type { LeadPage } from './types';

const SHOWN = 5;
const readLeads = readerOf<LeadPage>('/leads?status=new');

export function LeadsWidget() {
  const { status, data } = useAnswer(readLeads);
  const items = (data?.leads ?? []).slice(0, SHOWN).map((lead) => ({
    key: lead.documentId,
    to: `/leads?lead=${lead.uid}/${lead.documentId}`,
    title: lead.name,
    note: [lead.company || lead.service, momentOf(lead.sentAt)].filter(Boolean).join(', '),
  }));
  return <EntryList status={status} items={items} empty="No new leads." />;
}
