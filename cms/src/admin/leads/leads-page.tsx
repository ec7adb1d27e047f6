// What visitors sent, from all forms, to be answered and closed.
import { EmptyStateLayout, VisuallyHidden } from '@strapi/design-system';
import { Layouts, Page } from '@strapi/strapi/admin';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router-dom';
import { ExportButtons } from './export-buttons';
import { FilterBar } from './filter-bar';
import { type Filters, readFilters, toParams, toQuery } from './filters';
import { LeadDialog } from './lead-dialog';
import { LeadTable } from './lead-table';
import { Pager } from './pager';
import { refreshUnread } from './unread';
import { useLeads } from './use-leads';

const NOBODY = 'Nobody has written yet.';
const NO_MATCH = 'No lead matches. Choose “All leads” to see every one.';

export default function LeadsPage() {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const isOwnChange = useNavigationType() === 'REPLACE';
  const [filters, setFilters] = useState(() => readFilters(params));
  const query = toQuery(filters);
  const { status, page, reload } = useLeads(query.toString());
  const open = params.get('lead');
  useEffect(() => {
    // “Leads” in the navigation, pressed on this page, or a way back.
    if (!isOwnChange && open === null) setFilters(readFilters(params));
  }, [isOwnChange, open, params]);
  const change = (next: Filters) => {
    setFilters(next);
    setParams(toParams(next), { replace: true });
  };
  const pages = page ? Math.max(1, Math.ceil(page.total / page.pageSize)) : 1;
  const go = (to: number) => change({ ...filters, page: to });
  // The last lead of the last page was answered, or deleted.
  const isPastEnd = status === 'loaded' && page.leads.length === 0 && filters.page > pages;
  useEffect(() => {
    if (isPastEnd) setFilters((now) => ({ ...now, page: pages }));
  }, [isPastEnd, pages]);
  const isFiltered = query.toString() !== '';

  const wasOpen = useRef(open);
  useEffect(() => {
    // Also by the browser's own way back.
    if (wasOpen.current !== null && open === null) {
      refreshUnread();
      void reload();
    }
    wasOpen.current = open;
  }, [open, reload]);
  const close = () => {
    // Nobody who then goes back from the list comes to the lead again.
    if (state?.isFromList) navigate(-1);
    else setParams(toParams(filters), { replace: true });
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
        <FilterBar filters={filters} onChange={change} />
        {status === 'failed' && <EmptyStateLayout content="The leads could not be read." />}
        {page?.leads.length === 0 && <EmptyStateLayout content={isFiltered ? NO_MATCH : NOBODY} />}
        {page && page.leads.length > 0 && (
          <LeadTable
            leads={page.leads}
            onOpen={({ uid, documentId }) =>
              setParams(
                { ...toParams(filters), lead: `${uid}/${documentId}` },
                { state: { isFromList: true } },
              )
            }
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
