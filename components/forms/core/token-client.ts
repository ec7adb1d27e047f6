/** A token that lies around for longer is fetched anew: the server takes them for two hours. */
const FRESH_MS = 60 * 60 * 1000;
/** The server takes a faster one for a program; nobody waits for this who has typed a message. */
const RIPE_MS = 1500;
const PATIENCE_MS = 4000;

type Token = { value: string; receivedAt: number };

/**
 * The form's tokens. The first is asked for at once, when the visitor touches the form; each is
 * handed out when it is old enough to be taken.
 */
export function createTokenClient() {
  let current: Promise<Token | null> = fetchToken();

  async function ripen(token: Token | null): Promise<string> {
    if (!token) return '';
    const rest = token.receivedAt + RIPE_MS - Date.now();
    if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest));
    return token.value;
  }

  return {
    /** For the next attempt; empty where none could be fetched. */
    async take(): Promise<string> {
      const token = await current;
      const isFresh = token !== null && Date.now() - token.receivedAt < FRESH_MS;
      const taken = isFresh ? token : await fetchToken();
      current = Promise.resolve(taken);
      return ripen(taken);
    },
    /** Takes what came with an answer, for the next attempt. */
    give(value: string): void {
      current = Promise.resolve({ value, receivedAt: Date.now() });
    },
    /** Takes what came with an answer, for an attempt at once. */
    use(value: string): Promise<string> {
      this.give(value);
      return this.take();
    },
  };
}

async function fetchToken(): Promise<Token | null> {
  try {
    const response = await fetch('/api/form-token', {
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const body: unknown = await response.json();
    const isToken = typeof body === 'object' && body !== null && 'token' in body;
    if (!isToken || typeof body.token !== 'string') return null;
    return { value: body.token, receivedAt: Date.now() };
  } catch {
    return null;
  }
}
