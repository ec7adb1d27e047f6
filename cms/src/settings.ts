import { readPackName } from './bootstrap/seed/load-pack';
import { scheduleSeconds } from './editing/schedule';
import { firstDelayMs, intervalSeconds, retryDelayMs } from './leads/outbox/delays';
import { readAddress } from './server-settings';

/**
 * Stops the boot before there is a database.
 *
 * @throws {Error} that names the variable which is wrong.
 */
export function assertSettings(): void {
  readPackName();
  readAddress('REVALIDATE_URL');
  scheduleSeconds();
  firstDelayMs();
  retryDelayMs(1);
  intervalSeconds();
}
