import 'server-only';
import { configuredClient, uncachedFetch } from '@/lib/server/cms/configured-client';
import { env, mediaUrl } from '@/lib/server/ops/env';
import { checkContent } from './check-content';
import { RULES } from './finding';
import { type ContentReport, lastReport, type Wanted } from './last-report';

/** Pages of a hundred whole articles take longer than the reads of a screen. */
const TIMEOUT_MS = 30_000;

/**
 * Checks the content of this site, except links to other sites; or returns the last report, if it is
 * of the last ten minutes and no webhook has come since. Throws `ContentError`.
 *
 * @param wanted `fresh`: checks in any case; `last`: does not wait for a check where there is a report.
 */
export function checkSiteContent(wanted: Wanted): Promise<ContentReport> {
  return lastReport().read(check, wanted);
}

async function check(): Promise<ContentReport> {
  const { findings, entries } = await checkContent({
    createClient: (options) =>
      configuredClient({ fetch: uncachedFetch, timeoutMs: TIMEOUT_MS, ...options }),
    mediaUrl: mediaUrl(),
    siteUrl: env().SITE_URL,
  });
  return {
    checkedAt: new Date().toISOString(),
    entries,
    findings: findings.map((finding) => ({ ...finding, title: RULES[finding.rule] })),
  };
}
