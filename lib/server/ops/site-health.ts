import 'server-only';
import { monitoringClient } from '@/lib/server/cms/configured-client';
import { articleMirror, contentStore } from '@/lib/server/cms/content';
import { outboxStatus } from '@/lib/server/mail/outbox-status';
import { missingForEmail } from '@/lib/server/mail/send-email';
import { missingInSearch } from '@/lib/server/search/site-search';
import { Health } from './health';
import { redis } from './redis';
import { shared } from './shared-state';
import { notStoredAgeSeconds } from './store-failures';
import { isReadyForVisitors } from './warm-state';

/** The health of this server. */
export const siteHealth = shared(
  'health',
  () =>
    new Health({
      probeContent: () => monitoringClient().addresses.list(),
      isWarm: isReadyForVisitors,
      storeStatus: async () => ({
        ...(await contentStore().status()),
        ...articleMirror().status(),
        notStoredAgeSeconds: notStoredAgeSeconds(),
      }),
      missingInSearch,
      outboxStatus,
      isMailSetUp: () => missingForEmail() === null,
      redisStatus: () => redis()?.status ?? null,
    }),
);
