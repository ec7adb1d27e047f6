import 'server-only';
import { configuredClient, fetchFresh } from '@/lib/server/cms/configured-client';
import { env } from '@/lib/server/ops/env';
import { checkContent } from './check-content';
import { type Finding, RULES } from './finding';

/** Pages of a hundred whole articles take longer than the reads of a screen. */
const TIMEOUT_MS = 30_000;

export type ContentReport = {
  /** ISO 8601. */
  checkedAt: string;
  entries: number;
  findings: (Finding & { title: string })[];
};

let running: Promise<ContentReport> | null = null;

/**
 * Checks the content of this site, except links to other sites. A call during a running check gets
 * the result of that check. Throws `ContentError`.
 */
export function checkSiteContent(): Promise<ContentReport> {
  running ??= check().finally(() => {
    running = null;
  });
  return running;
}

async function check(): Promise<ContentReport> {
  const { CONTENT_API_URL, CONTENT_MEDIA_URL, SITE_URL } = env();
  const { findings, entries } = await checkContent({
    createClient: (options) =>
      configuredClient({ fetch: fetchFresh, timeoutMs: TIMEOUT_MS, ...options }),
    mediaUrl: CONTENT_MEDIA_URL ?? CONTENT_API_URL,
    siteUrl: SITE_URL,
  });
  return {
    checkedAt: new Date().toISOString(),
    entries,
    findings: findings.map((finding) => ({ ...finding, title: RULES[finding.rule] })),
  };
}
