import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import pLimit from 'p-limit';

/** One alone would leave the processor idle while it waits for content. */
const MAX_RENDERS = 2;
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
      const sent = new Promise((resolve) => response.once('close', resolve));
      render();
      await Promise.race([sent, setTimeout(MAX_TURN_MS, null, { ref: false })]);
    });
  }
}
