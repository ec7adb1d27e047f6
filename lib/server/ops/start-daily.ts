import 'server-only';

/** A process that is restarted every night gets there as well. */
const FIRST_DELAY_MS = 3_600_000;
const INTERVAL_MS = 24 * 3_600_000;

/** Runs a task an hour from now, and once a day after that, as long as the process does something else. */
export function startDaily(task: () => Promise<void>): void {
  const start = () => {
    void task();
    setInterval(task, INTERVAL_MS).unref();
  };
  setTimeout(start, FIRST_DELAY_MS).unref();
}
