import 'server-only';
import { probeContent } from './content';
import { Health } from './health';
import { missingForEmail } from './send-email';

// Each address of the site is a bundle with modules of its own: what is known is of the process.
declare global {
  var healthOfProcess: Health | undefined;
}

/** How this server is. */
export function siteHealth(): Health {
  globalThis.healthOfProcess ??= new Health({
    askContent: probeContent,
    isMailSetUp: () => missingForEmail() === null,
  });
  return globalThis.healthOfProcess;
}
