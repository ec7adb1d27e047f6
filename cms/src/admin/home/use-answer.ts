import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Answer<Data> = { status: 'loading' | 'failed'; data: null } | { status: 'ready'; data: Data };

/** Reads a route of the service; lists that ask for it at the same time share one request. */
export function readerOf<Data>(target: string): () => Promise<Data> {
  let running: Promise<Data> | null = null;
  return () => {
    running ??= getFetchClient()
      .get<Data>(target)
      .then(({ data }) => data)
      .finally(() => {
        running = null;
      });
    return running;
  };
}

/** What a route of the service responds with; read once. */
export function useAnswer<Data>(read: () => Promise<Data>): Answer<Data> {
  const [answer, setAnswer] = useState<Answer<Data>>({ status: 'loading', data: null });
  useEffect(() => {
    let isCurrent = true;
    read()
      .then((data) => isCurrent && setAnswer({ status: 'ready', data }))
      .catch(() => isCurrent && setAnswer({ status: 'failed', data: null }));
    return () => {
      isCurrent = false;
    };
  }, [read]);
  return answer;
}
