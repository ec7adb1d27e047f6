// What visitors sent, from all forms, to be answered and closed.
import { EmptyStateLayout, VisuallyHidden } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ExportButtons } from './export-buttons';
import { FilterBar } from './filter-bar';
import { NO_FILTERS, toQuery } from './filters';
import { LeadDialog } from './lead-dialog';
import { LeadTable } from './lead-table';
import { Pager } from './pager';
import { refreshUnread } from './unread';
import { useLeads } from './use-leads';

const NOBODY = 'Nobody has written yet.';
const NO_MATCH = 'No lead matches. Choose “All leads” to see every one.';

export default function LeadsPage() {
  const [filters, setFilters] = useState(NO_FILTERS);
  const [params, setParams] = useSearchParams();
  const query = toQuery(filters);
  const { status, page, reload } = useLeads(query.toString());
  const open = params.get('lead');
  const pages = page ? Math.max(1, Math.ceil(page.total / page.pageSize)) : 1;
  const go = (to: number) => setFilters({ ...filters, page: to });
  // The last lead of the last page was answered, or deleted.
  if (status === 'loaded' && page.leads.length === 0 && filters.page > pages) go(pages);
  const isFiltered = query.toString() !== '';

  const close = () => {
    setParams({});
    refreshUnread();
    void reload();
  };
  return (
    <Page.Main>
      <Page.Title>Leads</Page.Title>
      <Layouts.Header
        title="Leads"
        subtitle={page ? countInWords(page.total) : 'Reading …'}
        primaryAction={<ExportButtons query={query} />}
      />
      <Layouts.Content>
        <VisuallyHidden role="status">
          {status === 'loaded' && countInWords(page.total)}
        </VisuallyHidden>
        <FilterBar filters={filters} onChange={setFilters} />
        {status === 'failed' && <EmptyStateLayout content="The leads could not be read." />}
        {page?.leads.length === 0 && <EmptyStateLayout content={isFiltered ? NO_MATCH : NOBODY} />}
        {page && page.leads.length > 0 && (
          <LeadTable
            leads={page.leads}
            onOpen={({ uid, documentId }) => setParams({ lead: `${uid}/${documentId}` })}
          />
        )}
        {pages > 1 && <Pager page={filters.page} pages={pages} onGo={go} />}
      </Layouts.Content>
      {open && <LeadDialog key={open} address={open} onClose={close} />}
    </Page.Main>
  );
}

function countInWords(total: number): string {
  return total === 1 ? 'One lead' : `${total} leads`;
}
