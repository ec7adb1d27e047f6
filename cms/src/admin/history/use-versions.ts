import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useRefresh } from '../use-refresh';
import type { Version } from './version';

type Versions = {
  mayRestore: boolean;
  /** Of the entry that is stored: another one after each save. */
  revision: string | null;
  versions: Version[];
};

/**
 * The versions of an entry, with those that colleagues make meanwhile, read again when it is saved. `null` while
 * they are read for the first time, and for what has none.
 *
 * @param savedAt Changes with every save of this form.
 */
export function useVersions(target: string | null, savedAt: string): Versions | null {
  const { get } = useFetchClient();
  const [versions, setVersions] = useState<Versions | null>(null);
  const latest = useRef(0);
  const read = useCallback(async () => {
    if (target === null) return;
    latest.current += 1;
    const own = latest.current;
    try {
      const { data } = await get<Versions>(target);
      // Of two answers the one to the later question counts.
      if (own === latest.current) setVersions(data);
    } catch {
      // What is shown stays.
    }
  }, [get, target]);
  useEffect(() => {
    void read();
  }, [read, savedAt]);
  useRefresh(read);
  return versions;
}
