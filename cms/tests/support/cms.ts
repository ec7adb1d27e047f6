import { freePort } from '../../../scripts/lib/free-port.mjs';
import { atProcessEnd } from '../../../tests/support/at-process-end';
import { copySeededDatabase, type Pack } from '../../../tests/support/seeded-database';
import { createFolder, removeFolder } from '../../../tests/support/temporary-folder';
import { bootCms } from '../../scripts/boot.mjs';
import { createClient } from './client';
import { databaseOf, isOnPostgres } from './database';
import { startFakeSite } from './fake-site';

/** Seconds on an idle machine, and much more on a busy one. */
export const BOOT_TIMEOUT_MS = 180_000;
/** Where the site of the shared service is, as its visitors see it; nobody opens it. */
export const SHARED_SITE_URL = 'https://site.example';

type Options = {
  /** Sample content of a new folder; the tests of an `empty` service create their own. */
  pack?: Pack;
  /** Continues with a folder that has been used; without it the service has a new one. */
  dataDir?: string;
  /** A free one, unless the service continues at its address. */
  port?: number;
  env?: Record<string, string>;
};

export type TestCms = Awaited<ReturnType<typeof startCms>>;
export type SharedCms = Awaited<ReturnType<typeof startShared>>;

/** A content service on a free port; `remove` stops it and deletes its folder. */
export async function startCms({ pack = 'empty', dataDir, port, env }: Options = {}) {
  const folder = dataDir ?? createFolder();
  if (!dataDir && !isOnPostgres) await copySeededDatabase(pack, folder);
  const cms = await bootCms({
    port: port ?? (await freePort()),
    dataDir: folder,
    env: { SEED_PACK: pack, ...(await databaseOf(folder)), ...env },
    timeout: BOOT_TIMEOUT_MS,
  }).catch(async (error) => {
    if (!dataDir) removeFolder(folder);
    throw error;
  });
  const remove = async () => {
    await cms.stop();
    removeFolder(folder);
  };
  return { ...cms, ...createClient(cms), remove };
}

let shared: ReturnType<typeof startShared> | null = null;

async function startShared() {
  const site = await startFakeSite();
  const temporaryDir = createFolder();
  const cms = await startCms({
    env: {
      SITE_URL: SHARED_SITE_URL,
      REVALIDATE_URL: site.webhookUrl,
      TMPDIR: temporaryDir,
    },
  });
  // The service ends with this process (scripts/run.mjs).
  atProcessEnd(() => {
    for (const folder of [cms.dataDir, temporaryDir]) removeFolder(folder);
  });
  return { ...cms, site, temporaryDir };
}

/**
 * The `empty` service that the files of one worker use one after the other, which saves a boot for
 * each, with the site that it calls and a temporary folder of its own. A file that uses it counts no
 * entries that another may write, leaves no known setting, and has staff of names of its own.
 */
export function sharedCms(): ReturnType<typeof startShared> {
  shared ??= startShared().catch((error: unknown) => {
    // The next file tries again.
    shared = null;
    throw error;
  });
  return shared;
}
