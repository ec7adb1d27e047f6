import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';

type Answer<Data> = { status: 'loading' | 'failed'; data: null } | { status: 'ready'; data: Data };

/** What a route of the service responds with; read once. */
export function useAnswer<Data>(target: string): Answer<Data> {
  const { get } = useFetchClient();
  const [answer, setAnswer] = useState<Answer<Data>>({ status: 'loading', data: null });
  useEffect(() => {
    let isCurrent = true;
    get<Data>(target)
      .then(({ data }) => isCurrent && setAnswer({ status: 'ready', data }))
      .catch(() => isCurrent && setAnswer({ status: 'failed', data: null }));
    return () => {
      isCurrent = false;
    };
  }, [get, target]);
  return answer;
}
