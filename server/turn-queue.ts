import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs one task in each turn of the event loop. A scanner sends fifty requests at once; what arrives while they
 * wait here, as a visitor's request, does not wait for all of them.
 */
export class TurnQueue {
  readonly #tasks: (() => void)[] = [];

  /** @param task Must not throw. Runs in the asynchronous context of its caller: that of its own request. */
  add(task: () => void): void {
    this.#tasks.push(AsyncLocalStorage.bind(task));
    if (this.#tasks.length === 1) setImmediate(() => this.#runNext());
  }

  #runNext(): void {
    this.#tasks[0]?.();
    this.#tasks.shift();
    if (this.#tasks.length > 0) setImmediate(() => this.#runNext());
  }
}
