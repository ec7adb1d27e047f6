/**
 * Does something again and again.
 *
 * @param {() => Promise<unknown>} work
 * @returns {() => Promise<void>} Ends it: resolves when the last time is over. Rejects where one failed.
 */
export function repeat(work) {
  let isOver = false;
  const running = (async () => {
    while (!isOver) await work();
  })();
  // Who ends it hears of a failure.
  running.catch(() => undefined);
  return async () => {
    isOver = true;
    await running;
  };
}
