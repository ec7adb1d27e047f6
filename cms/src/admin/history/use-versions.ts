import { useFetchClient } from '@strapi/strapi/admin';
import { useCallback, useEffect, useState } from 'react';
import type { Version } from './version';

type Versions = {
  mayRestore: boolean;
  /** Of the entry that is stored: another one after each save. */
  revision: string | null;
  versions: Version[];
};

/** How often an open form looks whether a colleague has saved the entry. */
const POLL_MS = 30_000;

/**
 * The versions of an entry, read again when it is saved, when its window is entered again, and now
 * and then. `null` while they are read, and for what has none.
 *
 * @param savedAt Changes with every save of this form.
 */
export function useVersions(target: string | null, savedAt: string): Versions | null {
  const { get } = useFetchClient();
  const [versions, setVersions] = useState<Versions | null>(null);
  const read = useCallback(async () => {
    if (target === null) return null;
    try {
      return (await get<Versions>(target)).data;
    } catch {
      return null;
    }
  }, [get, target]);
  useEffect(() => {
    let isCurrent = true;
    const update = async () => {
      const found = await read();
      if (isCurrent && found) setVersions(found);
    };
    void update();
    const timer = setInterval(update, POLL_MS);
    window.addEventListener('focus', update);
    return () => {
      isCurrent = false;
      clearInterval(timer);
      window.removeEventListener('focus', update);
    };
  }, [read, savedAt]);
  return versions;
}
