import { useSyncExternalStore } from 'react';
import { messages } from '@/content/messages';

/** The message while there is no connection; `null` while there is one. */
export function useOfflineMessage(): string | null {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : messages.form.offline;
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}
