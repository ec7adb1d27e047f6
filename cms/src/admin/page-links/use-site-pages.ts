import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import type { SitePage } from '../../site-address/screens';

/** Not each letter is searched for. */
const TYPING_PAUSE_MS = 200;

/**
 * Pages of the site for what somebody has typed; `null` while they are read. Nothing is read before the
 * list is opened: most who edit an entry link to no page.
 *
 * @param search `null`: the list is closed.
 */
export function useSitePages(search: string | null): readonly SitePage[] | null {
  const { get } = useFetchClient();
  const [pages, setPages] = useState<readonly SitePage[] | null>(null);
  useEffect(() => {
    if (search === null) return;
    let isOutdated = false;
    const show = (found: readonly SitePage[]) => {
      if (!isOutdated) setPages(found);
    };
    const read = () =>
      get<{ pages: SitePage[] }>('/site-pages', { params: { q: search } })
        .then(({ data }) => show(data.pages))
        .catch(() => show([]));
    const timer = setTimeout(read, search === '' ? 0 : TYPING_PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [get, search]);
  return pages;
}
