import 'server-only';
import { probeContent } from '@/lib/server/cms/readers';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { Health } from './health';

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
