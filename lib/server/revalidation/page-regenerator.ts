import 'server-only';
import { delay } from './delay';
import { PAGE_TIMEOUT_MS, type RequestPage } from './request-page';

const CONCURRENCY = 4;
const MIN_POLL_INTERVAL_MS = 15;
const MAX_POLL_INTERVAL_MS = 500;
const PAUSE_TIMEOUT_MS = 2_000;
/** A visitor waits no longer for the new content: a content service that has just failed is slow. */
const VISITOR_TIMEOUT_MS = 4_000;

type Job = { path: string; done: Promise<void>; finish: () => void; timedOut: boolean };

/**
 * Requests pages until the server has regenerated them. One queue for the whole process: a page that
 * is queued is not queued twice, and what changed last comes first.
 */
export class PageRegenerator {
  readonly #request: RequestPage;
  #queued = new Map<string, Job>();
  readonly #running = new Set<Job>();
  #pauses: Promise<void> = Promise.resolve();
  #isPaused = false;

  constructor(request: RequestPage) {
    this.#request = request;
  }

  /**
   * Lets the running pages finish and starts no other until the returned function is called. A page
   * that starts to render before a tag is marked and ends after it would pass for new.
   */
  async pause(): Promise<() => void> {
    const before = this.#pauses;
    let release: () => void = () => undefined;
    this.#pauses = new Promise((resolve) => {
      release = resolve;
    });
    await before;
    this.#isPaused = true;
    const running = [...this.#running].map((job) => job.done);
    await Promise.race([Promise.all(running), delay(PAUSE_TIMEOUT_MS)]);
    return () => {
      this.#isPaused = false;
      release();
      this.#work();
    };
  }

  /**
   * Queues pages before all others. Returns for each a promise that resolves when it is regenerated,
   * or given up on, and never rejects.
   */
  regenerate(paths: readonly string[]): Promise<void>[] {
    const added = new Map(paths.map((path) => [path, this.#queued.get(path) ?? newJob(path)]));
    this.#queued = new Map([...added, ...[...this.#queued].filter(([path]) => !added.has(path))]);
    this.#work();
    return [...added.values()].map((job) => job.done);
  }

  /**
   * For the next visitor of a queued page: regenerates it now, before all others. Resolves when it is
   * there, or after 4 s, and never rejects; `undefined` where there is nothing to wait for, or others
   * have waited in vain.
   */
  whenRegenerated(path: string): Promise<void> | undefined {
    const queued = this.#queued.get(path);
    if (queued && this.#isPaused) this.#queued = new Map([[path, queued], ...this.#queued]);
    else if (queued) this.#run(queued);
    const job = queued ?? [...this.#running].find((running) => running.path === path);
    if (!job || job.timedOut) return undefined;
    const timeout = delay(VISITOR_TIMEOUT_MS).then(() => {
      job.timedOut = true;
    });
    return Promise.race([job.done, timeout]);
  }

  #work(): void {
    while (!this.#isPaused && this.#running.size < CONCURRENCY) {
      const [first] = this.#queued.values();
      if (!first) return;
      this.#run(first);
    }
  }

  #run(job: Job): void {
    // Removed before it is requested: a change from now on must queue it again.
    this.#queued.delete(job.path);
    this.#running.add(job);
    this.#untilCurrent(job.path).finally(() => {
      this.#running.delete(job);
      job.finish();
      this.#work();
    });
  }

  async #untilCurrent(path: string): Promise<void> {
    const giveUpAt = Date.now() + PAGE_TIMEOUT_MS;
    try {
      let interval = MIN_POLL_INTERVAL_MS;
      while ((await this.#request(path)).isStale && Date.now() < giveUpAt) {
        await delay(interval);
        interval = Math.min(interval * 1.5, MAX_POLL_INTERVAL_MS);
      }
    } catch {
      // The page stays stale: its next visitor gets the old one and has it regenerated.
    }
  }
}

function newJob(path: string): Job {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return { path, done, finish, timedOut: false };
}
