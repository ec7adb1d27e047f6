import type { FormKind } from '@/lib/forms/action-result';

/** An older token is fetched again: the server accepts them for two hours. */
const MAX_AGE_MS = 60 * 60 * 1000;
/** The server takes a faster form for a program; nobody waits for this who has typed a message. */
const MIN_AGE_MS = 1500;
const FETCH_TIMEOUT_MS = 4000;

type Token = { value: string; receivedAt: number };

export type TokenClient = ReturnType<typeof createTokenClient>;

/**
 * The form's tokens. One is fetched when the visitor touches the form, or changes it after it was sent;
 * each is returned when it is old enough for the server.
 */
export function createTokenClient(kind: FormKind) {
  let current: Promise<Token | null> | null = null;

  return {
    /** Fetches a token where there is none. */
    prefetch(): void {
      current ??= fetchToken(kind);
    },
    /** The token for the next attempt, not before it is `MIN_AGE_MS` old; empty where none came. */
    async take(): Promise<string> {
      let token = await (current ?? fetchToken(kind));
      if (!token || Date.now() - token.receivedAt >= MAX_AGE_MS) token = await fetchToken(kind);
      current = Promise.resolve(token);
      if (!token) return '';
      // A clock that was set back makes the token look as if it came later than now.
      const remaining = Math.min(token.receivedAt + MIN_AGE_MS - Date.now(), MIN_AGE_MS);
      if (remaining > 0) await new Promise((resolve) => setTimeout(resolve, remaining));
      return token.value;
    },
    /** Stores the token that came with a response, for the next attempt. */
    store(value: string): void {
      current = Promise.resolve({ value, receivedAt: Date.now() });
    },
    /** Drops the token of a form that was sent: it is valid for one text. */
    drop(): void {
      current = null;
    },
  };
}

async function fetchToken(kind: FormKind): Promise<Token | null> {
  try {
    const response = await fetch(`/api/form-token?form=${kind}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(FETCH_TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    const isToken = typeof body === 'object' && body !== null && 'token' in body;
    if (!isToken || typeof body.token !== 'string') return null;
    return { value: body.token, receivedAt: Date.now() };
  } catch {
    return null;
  }
}
