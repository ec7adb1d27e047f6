import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from './use-refresh';

/**
 * What the service says about an entry, with what colleagues change meanwhile, read again when the entry is saved.
 * `null` while it is read for the first time, and where there is nothing to read.
 *
 * @param version Changes with every save of this form.
 * @returns it, what puts a newer answer in its place, and the version it was read for: after a save the answer
 *   before it stays until the next one is there, also where that read fails.
 */
export function useRefreshed<T>(
  target: string | null,
  version: string,
): [T | null, (answer: T) => void, string | null] {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<{ data: T; version: string } | null>(null);
  const latest = useRef(0);
  const read = useCallback(async () => {
    if (target === null) return;
    latest.current += 1;
    const own = latest.current;
    try {
      const { data } = await get<T>(target);
      // Of two answers the one to the later question counts.
      if (own === latest.current) setAnswer({ data, version });
    } catch {
      // What is shown stays.
    }
  }, [get, target, version]);
  useEffect(() => {
    void read();
  }, [read]);
  useRefresh(read);
  const replace = useCallback(
    (newer: T) => {
      latest.current += 1;
      setAnswer({ data: newer, version });
    },
    [version],
  );
  return [answer?.data ?? null, replace, answer?.version ?? null];
}
