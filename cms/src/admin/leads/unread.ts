import { getFetchClient } from '@strapi/strapi/admin';
import { useEffect, useSyncExternalStore } from 'react';

const REFRESH_MS = 60_000;

// The menu makes new icons with each page: the count outlives them.
let unread = 0;
let readAt = 0;
const listeners = new Set<() => void>();

/** Has the count read again, after a lead was opened or changed. */
export function refreshUnread(): void {
  readAt = 0;
  for (const listen of listeners) listen();
}

/** How many new leads nobody has opened; read at most once a minute. */
export function useUnread(): number {
  const [count, age] = useSyncExternalStore(subscribe, snapshot).split(' ').map(Number);
  useEffect(() => {
    const read = async () => {
      if (Date.now() - readAt < REFRESH_MS) return;
      readAt = Date.now();
      try {
        // Not that of the component, which ends its requests when the menu makes a new icon.
        const { data } = await getFetchClient().get<{ unread: number }>('/leads/count');
        unread = data.unread;
        for (const listen of listeners) listen();
      } catch {
        // Not for this person, or not now: the menu works without the number.
      }
    };
    void read();
    const timer = setInterval(() => void read(), REFRESH_MS);
    return () => clearInterval(timer);
  }, [age]);
  return count ?? 0;
}

function subscribe(listen: () => void): () => void {
  listeners.add(listen);
  return () => listeners.delete(listen);
}

/** Changes with the count, and when it must be read again. */
function snapshot(): string {
  return `${unread} ${readAt === 0 ? 1 : 0}`;
}
