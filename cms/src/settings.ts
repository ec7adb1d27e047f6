import { readPackName } from './bootstrap/seed/load-pack';
import { readInterval } from './editing/schedule';
import { firstDelayMs, intervalSeconds, retryDelayMs } from './leads/outbox/delays';

/**
 * Stops the boot before there is a database.
 *
 * @throws {Error} that names the variable which is wrong.
 */
export function assertSettings(): void {
  readPackName();
  readInterval(process.env.SCHEDULE_INTERVAL_SECONDS);
  firstDelayMs();
  retryDelayMs(1);
  intervalSeconds();
}
