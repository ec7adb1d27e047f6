import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bootCms, type RunningCms } from '../../cms/scripts/boot.mjs';
import {
  type ContentClient,
  type ContentClientOptions,
  type ContentIssue,
  createContentClient,
} from '../../content-client';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { copySeededDatabase, type Pack } from '../support/seeded-database';

/** Enough for the one service that seeds a database, on a busy machine. */
export const BOOT_TIMEOUT_MS = 180_000;

export type Service = RunningCms & {
  client: ContentClient;
  /** What `client` left out so far. */
  issues: ContentIssue[];
};

/** A content service of its own, with a copy of one pack of sample content. */
export async function bootService(pack: Pack): Promise<Service> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `content-${pack}-`));
  await copySeededDatabase(pack, dataDir);
  const cms = await bootCms({
    port: await freePort(),
    dataDir,
    env: { SEED_PACK: pack },
    timeout: BOOT_TIMEOUT_MS,
  }).catch(async (error) => {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  });
  const issues: ContentIssue[] = [];
  return {
    ...cms,
    client: clientFor(cms, { onIssue: (issue) => issues.push(issue) }),
    issues,
    async stop() {
      await cms.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

// A connection that was idle for some seconds may be closed by the service while it is used again,
// which a busy machine makes likely: what failed so comes through at once. Nor is it slow by its own fault.
const ONCE_MORE = { retries: 1, firstDelayMs: 20, budgetMs: 60_000 };
const TIMEOUT_MS = 30_000;

/** A client for a running service that does not make a test wait. */
export function clientFor(
  cms: { url: string; token: string },
  options: Partial<ContentClientOptions> = {},
): ContentClient {
  return createContentClient({
    baseUrl: cms.url,
    mediaUrl: cms.url,
    token: cms.token,
    retry: ONCE_MORE,
    timeoutMs: TIMEOUT_MS,
    ...options,
  });
}
