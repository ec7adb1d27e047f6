import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { vi } from 'vitest';
import { bootCms, type RunningCms } from '../../cms/scripts/boot.mjs';
import {
  type ContentClient,
  type ContentClientOptions,
  type ContentIssue,
  createContentClient,
} from '../../content-client';

// A service that has just booted answers its first questions slowly on a small machine.
vi.setConfig({ testTimeout: 60_000 });

/** Seeding a pack takes about eight seconds on an idle machine, and much more on a busy one. */
export const BOOT_MS = 180_000;

export type Service = RunningCms & {
  client: ContentClient;
  /** What `client` left out so far. */
  issues: ContentIssue[];
};

/** A content service of its own, with one pack of sample content. */
export async function bootService(pack: 'consultancy' | 'logistics' | 'empty'): Promise<Service> {
  const dataDir = await mkdtemp(path.join(tmpdir(), `content-${pack}-`));
  const cms = await bootCms({
    port: await freePort(),
    dataDir,
    env: { SEED_PACK: pack },
    timeout: BOOT_MS,
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

/** A client for a running service that does not keep a test waiting. */
export function clientFor(
  cms: { url: string; token: string },
  options: Partial<ContentClientOptions> = {},
): ContentClient {
  return createContentClient({
    baseUrl: cms.url,
    mediaUrl: cms.url,
    token: cms.token,
    retry: { retries: 0 },
    ...options,
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
