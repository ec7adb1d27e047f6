import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { LeadPage } from './types';

type State =
  | { status: 'loading'; page: LeadPage | null }
  | { status: 'failed'; page: null }
  | { status: 'loaded'; page: LeadPage };

/** The leads that a query asks for, and a function that reads them again. */
export function useLeads(query: string): State & { reload: () => Promise<void> } {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>({ status: 'loading', page: null });
  const reload = useCallback(async () => {
    setState(({ page }) => ({ status: 'loading', page }));
    try {
      const { data } = await get<LeadPage>(`/leads?${query}`);
      setState({ status: 'loaded', page: data });
    } catch {
      setState({ status: 'failed', page: null });
    }
  }, [get, query]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...state, reload };
}
