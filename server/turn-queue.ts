/**
 * Runs one task in each turn of the event loop. A scanner sends fifty requests at once; what arrives while they
 * wait here, as a visitor's request, does not wait for all of them.
 */
export class TurnQueue {
  readonly #tasks: (() => void)[] = [];

  /** @param task Must not throw. */
  add(task: () => void): void {
    this.#tasks.push(task);
    if (this.#tasks.length === 1) setImmediate(() => this.#runNext());
  }

  #runNext(): void {
    this.#tasks[0]?.();
    this.#tasks.shift();
    if (this.#tasks.length > 0) setImmediate(() => this.#runNext());
  }
}
