// Varnish in front of the site (deploy/varnish), and what it is told.
import { logInfo, logWarning } from '@/lib/server/ops/log';
import { metrics } from '@/lib/server/ops/metrics';
import { TIME_HEADER, toContentTime } from './cache-headers';

const LIMITS = { TIMEOUT_MS: 1_000, RETRY_INTERVAL_MS: 2_000 };

/** Every response has this tag, too. */
const EVERYTHING = 'everything';
/** Varnish refuses a request with a header of 8 kB. */
const MAX_TAGS_LENGTH = 4_000;

type Purge = { tags: Set<string>; time: number };

/** The addresses of Varnish, by which it is told what has expired; none: there is none. */
export function varnishUrls(env: NodeJS.Dict<string>): readonly string[] {
  return (env.VARNISH_URLS ?? '').split(/[\s,]+/).filter(Boolean);
}

/** Tells one Varnish what has expired, until it has heard it. */
export class VarnishPurger {
  readonly #url: string;
  readonly #limits: typeof LIMITS;
  #untold: Purge = nothing();
  #timer: ReturnType<typeof setTimeout> | null = null;
  #isFailing = false;

  constructor(url: string, limits: Partial<typeof LIMITS> = {}) {
    this.#url = url;
    this.#limits = { ...LIMITS, ...limits };
  }

  /**
   * Drops what has expired. Resolves when it is dropped, or when Varnish does not answer; then it is
   * told later.
   *
   * @param tags `null`: everything.
   * @param time By the expiry. What began to be made before is not stored any more.
   */
  async purge(tags: readonly string[] | null, time: number): Promise<void> {
    this.#add({ tags: new Set(tags ?? [EVERYTHING]), time });
    const purge = this.#untold;
    this.#untold = nothing();
    try {
      await this.#send(purge);
      if (this.#isFailing) logInfo('varnish-purged', { tags: purge.tags.size });
      this.#note(false);
    } catch (error) {
      if (!this.#isFailing) logWarning('varnish-not-purged', { reason: reasonOf(error) });
      this.#note(true);
      this.#add(purge);
      this.#timer ??= setTimeout(() => {
        this.#timer = null;
        if (this.#untold.tags.size > 0) void this.purge([], 0);
      }, this.#limits.RETRY_INTERVAL_MS).unref();
    }
  }

  #note(isFailing: boolean): void {
    metrics().varnishUnpurged.inc(Number(isFailing) - Number(this.#isFailing));
    this.#isFailing = isFailing;
  }

  async #send({ tags, time }: Purge): Promise<void> {
    const response = await fetch(this.#url, {
      method: 'PURGE',
      headers: { [TIME_HEADER]: toContentTime(time), 'x-purge-tags': toHeader(tags) },
      signal: AbortSignal.timeout(this.#limits.TIMEOUT_MS),
    });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`status ${response.status}`);
  }

  #add({ tags, time }: Purge): void {
    for (const tag of tags) this.#untold.tags.add(tag);
    this.#untold.time = Math.max(time, this.#untold.time);
  }
}

function nothing(): Purge {
  return { tags: new Set(), time: 0 };
}

/** The tags as a header; everything where they are too many for one. */
function toHeader(tags: ReadonlySet<string>): string {
  const text = [...tags].join(' ');
  return text.length > MAX_TAGS_LENGTH ? EVERYTHING : text;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
}
