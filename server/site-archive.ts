import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FileStore } from '@/lib/server/cms/file-store';
import { REPAIR_INTERVAL_MS } from '@/lib/server/cms/key-value-store';
import { RedisStore } from '@/lib/server/cms/redis-store';
import { contentStoreDir } from '@/lib/server/ops/content-store-dir';
import { attempt } from '@/lib/server/ops/log';
import { redis } from '@/lib/server/ops/redis';
import type { Environment } from './csp';
import { StaticArchive } from './static-archive';

/** The archive of this site: in the folder of the content store, and in Redis where there is one. */
export function openStaticArchive(env: Environment): StaticArchive {
  const files = new FileStore(path.resolve(contentStoreDir(env), 'static'));
  const link = redis();
  return new StaticArchive(link ? new RedisStore(link, files, 'static') : files);
}

/**
 * Stores the files of the build that is served, and puts back from time to time what the archive has lost.
 * Never rejects: the site goes on without.
 */
export async function archiveBuild(archive: StaticArchive, distDir: string): Promise<void> {
  await attempt('files-not-archived', async () => {
    const build = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim();
    await archive.add(build, path.join(distDir, 'static'));
  });
  const repair = () => attempt('files-not-archived', () => archive.repair());
  setInterval(repair, REPAIR_INTERVAL_MS).unref();
}
