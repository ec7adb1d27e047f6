import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '@/lib/server/cms/open-store';
import { attempt } from '@/lib/server/ops/log';
import { StaticArchive } from './static-archive';

const FAILURE = 'files-not-archived';

/** The archive of this site: in the folder of the content store, and in Redis where there is one. */
export function openStaticArchive(): StaticArchive {
  return new StaticArchive(openStore({ folder: 'static', name: 'static', failure: FAILURE }));
}

/** Stores the files of the build that is served. Never rejects: the site goes on without. */
export async function archiveBuild(archive: StaticArchive, distDir: string): Promise<void> {
  await attempt(FAILURE, async () => {
    const build = readFileSync(path.join(distDir, 'BUILD_ID'), 'utf8').trim();
    await archive.add(build, path.join(distDir, 'static'));
  });
}
