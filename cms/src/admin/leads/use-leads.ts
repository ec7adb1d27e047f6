import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from '../use-refresh';
import type { LeadPage } from './types';

type State =
  | { status: 'loading'; page: LeadPage | null }
  | { status: 'failed'; page: null }
  | { status: 'loaded'; page: LeadPage };

/** The leads that a query asks for, with those that arrive meanwhile, and a function that reads them again. */
export function useLeads(query: string): State & { reload: () => Promise<void> } {
  const { get } = useFetchClient();
  const [state, setState] = useState<State>({ status: 'loading', page: null });
  const latest = useRef(0);
  const read = useCallback(
    async (isQuiet: boolean) => {
      latest.current += 1;
      const own = latest.current;
      // Of two answers the one to the later question counts.
      const show = (next: (now: State) => State) => own === latest.current && setState(next);
      if (!isQuiet) setState(({ page }) => ({ status: 'loading', page }));
      try {
        const { data } = await get<LeadPage>(`/leads?${query}`);
        show(() => ({ status: 'loaded', page: data }));
      } catch {
        // What nobody has asked for costs no list.
        const isKept = (now: State) => isQuiet && now.status === 'loaded';
        show((now) => (isKept(now) ? now : { status: 'failed', page: null }));
      }
    },
    [get, query],
  );
  const reload = useCallback(() => read(false), [read]);
  useEffect(() => {
    void reload();
  }, [reload]);
  useRefresh(useCallback(() => void read(true), [read]));
  return { ...state, reload };
}
