import 'server-only';
import { env } from './env';

/** Ends the process with one sentence that names what is wrong in the environment, if anything. */
export function stopOnWrongEnvironment(): void {
  try {
    env();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
