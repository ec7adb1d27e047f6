import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { areSecretsEqual } from '@/lib/server/ops/secrets';

/** Carries the key of a request that this process sends to itself. */
const HEADER = 'x-refresh';

/** Of each expiry. An editor waits for them. */
const MAX_PAGES = 3;
/** For all of them; what is not rendered by then is rendered for its next visitor. */
const TIMEOUT_MS = 500;

/** Has pages rendered whose content has changed, while visitors still get what there was. */
export class PageRefresher {
  readonly #origin: string;
  readonly #key = randomUUID();

  /** @param origin URL of this server. */
  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Whether this process has sent a request to have its page rendered; the framework sees nothing of it. */
  takes({ headers }: IncomingMessage): boolean {
    const key = headers[HEADER];
    delete headers[HEADER];
    return typeof key === 'string' && areSecretsEqual(key, this.#key);
  }

  /** Resolves when the first of the pages are rendered, or have had their time; never rejects. */
  async refresh(urls: readonly string[]): Promise<void> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // One after the other: visitors of other pages get theirs in between.
    for (const url of urls.slice(0, MAX_PAGES)) {
      if (signal.aborted) return;
      try {
        const headers = { [HEADER]: this.#key, 'accept-encoding': 'identity' };
        const response = await fetch(this.#origin + url, { headers, redirect: 'manual', signal });
        await response.arrayBuffer();
      } catch {
        // Its next visitor has it rendered, or hears why it cannot be.
      }
    }
  }
}
