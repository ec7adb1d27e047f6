import 'server-only';
import { probeContent } from '@/lib/server/cms/readers';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { Health } from './health';

// Each route is a bundle with its own modules: the state is shared through the process.
declare global {
  var healthOfProcess: Health | undefined;
}

/** The health of this server. */
export function siteHealth(): Health {
  globalThis.healthOfProcess ??= new Health({
    probeContent,
    isMailSetUp: () => missingForEmail() === null,
  });
  return globalThis.healthOfProcess;
}
