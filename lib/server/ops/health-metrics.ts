import 'server-only';
import type { Readiness } from './health';
import { setGauge } from './metrics';

/** The state of a copy as metrics: name, help, and the value of a {@link Readiness}. */
const GAUGES: readonly (readonly [string, string, (state: Readiness) => number | null])[] = [
  ['site_ready', 'Whether the main screens are rendered.', ({ isReady }) => Number(isReady)],
  [
    'site_content_reachable',
    'Whether the content service returns content.',
    ({ content }) => Number(content.isReachable),
  ],
  [
    'site_content_age_seconds',
    'Since the content service last returned content.',
    ({ content }) => content.ageSeconds,
  ],
  [
    'site_content_failing_seconds',
    'Since visitors are served from the store because the service fails; 0: they are not.',
    ({ store }) => store.failingSeconds ?? 0,
  ],
  [
    'site_content_stale_reads',
    'Reads that were answered from the store and wait for the service.',
    ({ store }) => store.servedStale,
  ],
  ['site_content_entries', 'Stored answers of the content service.', ({ store }) => store.entries],
  ['site_content_articles', 'Stored articles.', ({ store }) => store.articles],
  [
    'site_articles_age_seconds',
    'Since the list of articles was last compared, or since the start if it never was.',
    ({ store }) => store.ageSeconds ?? Math.round(process.uptime()),
  ],
  [
    'site_webhook_age_seconds',
    'Since the last webhook that was accepted.',
    ({ webhook }) => webhook.ageSeconds,
  ],
  [
    'site_search_missing',
    'Kinds of content that the search could not read.',
    ({ search }) => search.missing.length,
  ],
  [
    'site_outbox_messages',
    'Leads and mails that nobody was told about yet.',
    ({ outbox }) => outbox?.waiting ?? null,
  ],
  [
    'site_outbox_age_seconds',
    'Since the oldest of them was sent; 0: none is waiting.',
    ({ outbox }) => (outbox ? (outbox.oldestSeconds ?? 0) : null),
  ],
  [
    'site_redis_reachable',
    'Whether this copy is linked to the others.',
    ({ redis }) => (redis ? Number(redis.isReachable) : null),
  ],
  ['site_mail_set_up', 'Whether sales are notified.', ({ mail }) => Number(mail.isSetUp)],
];

/** Writes the state of this copy into the metrics. */
export function updateHealthMetrics(state: Readiness): void {
  for (const [name, help, read] of GAUGES) setGauge(name, help, read(state));
}
