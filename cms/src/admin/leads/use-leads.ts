import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { LeadPage } from './types';

type State =
  | { status: 'loading'; page: LeadPage | null }
  | { status: 'failed'; page: null }
  | { status: 'loaded'; page: LeadPage };

/** The leads that a query asks for, and a function that reads them again. */
export function useLeads(query: string): State & { reload: () => Promise<void> } {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>({ status: 'loading', page: null });
  const latest = useRef(0);
  const reload = useCallback(async () => {
    latest.current += 1;
    const own = latest.current;
    // Of two answers the one to the later question counts.
    const show = (next: State) => own === latest.current && setState(next);
    setState(({ page }) => ({ status: 'loading', page }));
    try {
      const { data } = await get<LeadPage>(`/leads?${query}`);
      show({ status: 'loaded', page: data });
    } catch {
      show({ status: 'failed', page: null });
    }
  }, [get, query]);
  useEffect(() => {
    void reload();
  }, [reload]);
  return { ...state, reload };
}
