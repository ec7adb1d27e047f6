/**
 * Runs one task after the other, in the order of the calls: what is changed while the service is still
 * saving is changed in what it answers with. A task that fails stops none of the next.
 */
export function createQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return (task: () => Promise<void>): Promise<void> => {
    const done = last.then(task);
    last = done.catch(() => {});
    return done;
  };
}
