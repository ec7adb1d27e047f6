import { readPackName } from './bootstrap/seed/load-pack';
import { readInterval } from './editing/schedule';

/**
 * Stops the boot before there is a database.
 *
 * @throws {Error} that names the variable which is wrong.
 */
export function assertSettings(): void {
  readPackName();
  readInterval(process.env.SCHEDULE_INTERVAL_SECONDS);
}
