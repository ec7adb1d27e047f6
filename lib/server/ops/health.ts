import 'server-only';
import { setTimeout } from 'node:timers/promises';
import type { OutboxStatus } from '@/content-client';
import { errorMessage } from '@/lib/errors';
import { isYoungerThan } from './is-younger';
import { logWarning } from './log';
import type { RedisStatus } from './redis-link';
import { singleFlight } from './single-flight';

/** How long the result of a probe is valid, by whether the content service was reachable. */
const PROBE_TTL_MS = { reachable: 10_000, unreachable: 3_000 } as const;
/** The store reads its folder to say how much it has. */
const STORE_TTL_MS = 1_000;
/** What lies behind the site is waited for so long; then what was last known of it is said. */
const BEHIND_TIMEOUT_MS = 500;
const REFUSAL_LOG_SECONDS = 60;

/** The response to an operator's monitor; it contains nothing that helps an attacker. */
export type Readiness = {
  /** Whether visitors can be sent here: the screens are rendered. */
  isReady: boolean;
  content: {
    /** Whether the content service returns content. */
    isReachable: boolean;
    /** Seconds since it last did; `null`: not since this server started. */
    ageSeconds: number | null;
  };
  webhook: {
    /** Seconds since it last announced a change; `null`: not since this server started. */
    ageSeconds: number | null;
    /** Seconds since one came with a wrong secret, or with none; `null`: none did. */
    refusedAgeSeconds: number | null;
  };
  store: StoreStatus;
  /** What the search has not read yet, or could not at its last attempt; empty: it has everything. */
  search: { missing: readonly string[] };
  mail: { isSetUp: boolean };
  /** Leads that nobody was told about yet; `null`: the content service does not say. */
  outbox: OutboxStatus | null;
  /** What links the copies of the site; `null`: there is only this one. */
  redis: RedisStatus | null;
};

/** The store of content, from which visitors are served while the content service is down. */
export type StoreStatus = {
  /** Answers that are stored, and articles among them. */
  entries: number;
  articles: number;
  /** Seconds since the list of articles was last compared; `null`: not since this server started. */
  ageSeconds: number | null;
  /** Reads that were answered from it because the service failed, and that wait for the service. */
  servedStale: number;
  /** Seconds since the first of them; `null`: none. */
  failingSeconds: number | null;
  /** Seconds since it last could not be written, or read, as on a full disk; `null`: not since this server started. */
  notStoredAgeSeconds: number | null;
};

/** What others have to say: whether the content service is reachable, the store, and the outbox. */
type Behind = readonly [boolean, StoreStatus, OutboxStatus | null];

type Options = {
  /** Sends a small request to the content service; rejects when it fails. */
  probeContent: () => Promise<unknown>;
  /** Whether the main screens are rendered. */
  isWarm: () => boolean;
  storeStatus: () => Promise<StoreStatus>;
  missingInSearch: () => readonly string[];
  isMailSetUp: () => boolean;
  outboxStatus: () => Promise<OutboxStatus | null>;
  redisStatus: () => RedisStatus | null;
  /** A clock that nobody sets: ages must grow. */
  now?: () => number;
};

/**
 * The health of the site. The content service is probed at most once in some seconds, however often
 * monitors ask, and the store at most once in a second.
 */
export class Health {
  readonly #options: Options;
  readonly #now: () => number;
  #probe: { isReachable: boolean; at: number } | null = null;
  #store: { status: Promise<StoreStatus>; at: number } | null = null;
  #behind: Behind | null = null;
  #contentAt: number | null = null;
  #webhookAt: number | null = null;
  #refusedAt: number | null = null;
  #refusalLoggedAt: number | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#now = options.now ?? (() => performance.now());
  }

  /** Records that the content service announced a change. */
  recordWebhook(): void {
    this.#webhookAt = this.#now();
  }

  /**
   * Records that a webhook came with a wrong secret.
   *
   * @returns Whether it is the first one of a minute: anybody can send them, and fill a log.
   */
  recordRefusedWebhook(): boolean {
    this.#refusedAt = this.#now();
    const last = this.#secondsSince(this.#refusalLoggedAt);
    if (last !== null && last < REFUSAL_LOG_SECONDS) return false;
    this.#refusalLoggedAt = this.#refusedAt;
    return true;
  }

  /**
   * Whether the site is ready, with the state of its parts. Never rejects. A balancer takes a copy that is slow to
   * answer for one that is away, so a slow content service holds up the first answer only.
   */
  async readiness(): Promise<Readiness> {
    const asking = this.#askBehind();
    const known = this.#behind;
    const [isReachable, store, outbox] = await (known
      ? Promise.race([asking, setTimeout(BEHIND_TIMEOUT_MS, known, { ref: false })])
      : asking);
    return {
      isReady: this.#options.isWarm(),
      content: { isReachable, ageSeconds: this.#contentAge(store) },
      webhook: {
        ageSeconds: this.#secondsSince(this.#webhookAt),
        refusedAgeSeconds: this.#secondsSince(this.#refusedAt),
      },
      store,
      search: { missing: this.#options.missingInSearch() },
      mail: { isSetUp: this.#options.isMailSetUp() },
      outbox,
      redis: this.#options.redisStatus(),
    };
  }

  async #askBehind(): Promise<Behind> {
    // Each of them may take its whole time limit.
    this.#behind = await Promise.all([
      this.#isContentReachable(),
      this.#storeStatus(),
      this.#options.outboxStatus(),
    ]);
    return this.#behind;
  }

  #storeStatus(): Promise<StoreStatus> {
    if (!this.#store || !isYoungerThan(STORE_TTL_MS, this.#store.at, this.#now())) {
      this.#store = { status: this.#options.storeStatus(), at: this.#now() };
    }
    return this.#store.status;
  }

  #isContentReachable(): Promise<boolean> | boolean {
    const last = this.#probe;
    const ttlMs = PROBE_TTL_MS[last?.isReachable ? 'reachable' : 'unreachable'];
    if (last && isYoungerThan(ttlMs, last.at, this.#now())) return last.isReachable;
    return this.#runProbe();
  }

  readonly #runProbe = singleFlight(async () => {
    const wasReachable = this.#probe?.isReachable;
    let isReachable = true;
    try {
      await this.#options.probeContent();
      this.#contentAt = this.#now();
    } catch (error) {
      isReachable = false;
      const reason = errorMessage(error);
      if (wasReachable !== false) logWarning('content-not-reachable', { reason });
    }
    this.#probe = { isReachable, at: this.#now() };
    return isReachable;
  });

  /** The list of articles is read every minute, also where nobody has asked for the health before. */
  #contentAge({ ageSeconds }: StoreStatus): number | null {
    const ages = [this.#secondsSince(this.#contentAt), ageSeconds];
    const known = ages.filter((age) => age !== null);
    return known.length > 0 ? Math.min(...known) : null;
  }

  #secondsSince(time: number | null): number | null {
    return time === null ? null : Math.max(0, Math.round((this.#now() - time) / 1000));
  }
}
