import 'server-only';
import { errorMessage } from '@/lib/errors';
import { logWarning } from './log';

/** How long an answer of the content service, or its silence, is believed. */
const BELIEVED_MS = { yes: 10_000, no: 3_000 } as const;

/** What an operator's monitor is told; nothing in it helps a stranger. */
export type Readiness = {
  isReady: boolean;
  content: {
    /** Whether the content service answers with content. */
    isReachable: boolean;
    /** Seconds since it last did; `null`: not since this server started. */
    ageSeconds: number | null;
  };
  webhook: {
    /** Seconds since it last announced a change; `null`: not since this server started. */
    ageSeconds: number | null;
  };
  mail: { isSetUp: boolean };
};

type Options = {
  /** Asks the content service for a little; rejects when it does not answer. */
  askContent: () => Promise<unknown>;
  isMailSetUp: () => boolean;
  now?: () => number;
};

/**
 * Knows how the site is. The content service is asked at most once in some seconds, however often
 * somebody asks the site.
 */
export class Health {
  readonly #options: Options;
  readonly #now: () => number;
  #probe: { isReachable: boolean; at: number } | null = null;
  #probing: Promise<boolean> | null = null;
  #contentAt: number | null = null;
  #webhookAt: number | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? Date.now;
  }

  /** The content service has announced a change. */
  noteWebhook(): void {
    this.#webhookAt = this.#now();
  }

  /** Whether the site is ready, and why not. Never rejects. */
  async readiness(): Promise<Readiness> {
    const isReachable = await this.#isContentReachable();
    return {
      isReady: isReachable,
      content: { isReachable, ageSeconds: this.#secondsSince(this.#contentAt) },
      webhook: { ageSeconds: this.#secondsSince(this.#webhookAt) },
      mail: { isSetUp: this.#options.isMailSetUp() },
    };
  }

  #isContentReachable(): Promise<boolean> | boolean {
    const known = this.#probe;
    if (known && this.#now() - known.at < BELIEVED_MS[known.isReachable ? 'yes' : 'no']) {
      return known.isReachable;
    }
    this.#probing ??= this.#ask().finally(() => {
      this.#probing = null;
    });
    return this.#probing;
  }

  async #ask(): Promise<boolean> {
    const was = this.#probe?.isReachable;
    let isReachable = true;
    try {
      await this.#options.askContent();
      this.#contentAt = this.#now();
    } catch (error) {
      isReachable = false;
      const reason = errorMessage(error);
      if (was !== false) logWarning('content-not-reachable', { reason });
    }
    this.#probe = { isReachable, at: this.#now() };
    return isReachable;
  }

  #secondsSince(time: number | null): number | null {
    return time === null ? null : Math.max(0, Math.round((this.#now() - time) / 1000));
  }
}
