import type { ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';

/** One alone would leave the processor idle while it waits for content. */
const MAX_RENDERS = 2;
/** A turn in which the process has little to do for so long is over: its response waits. */
const CHECK_MS = 100;
const MIN_UTILIZATION = 0.5;
/** What takes longer waits for the content service, or for the visitor's line: the next one begins. */
const MAX_TURN_MS = 1_000;

/**
 * Makes a few responses at a time. Renders that begin together end together: those of forty searches would hold up
 * everybody, also visitors of pages that are in the cache, until the last one is made.
 */
export class RenderQueue {
  readonly #limit = pLimit(MAX_RENDERS);

  /** @param render Must not throw. Is left out where the client has gone before its turn. */
  add(response: ServerResponse, render: () => void): void {
    void this.#limit(async () => {
      if (response.destroyed) return;
      const sent = new Promise<true>((resolve) => response.once('close', () => resolve(true)));
      render();
      const end = performance.now() + MAX_TURN_MS;
      while (performance.now() < end) {
        const before = performance.eventLoopUtilization();
        if (await Promise.race([sent, setTimeout(CHECK_MS, false, { ref: false })])) return;
        if (performance.eventLoopUtilization(before).utilization < MIN_UTILIZATION) return;
      }
    });
  }
}
