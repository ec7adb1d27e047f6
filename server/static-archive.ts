import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { type KeyValueStore, parseStored } from '@/lib/server/cms/key-value-store';
import { openStore } from '@/lib/server/cms/open-store';
import { attempt } from '@/lib/server/ops/log';

const MAX_RELEASES = 3;
const INDEX_KEY = 'releases';
const FAILURE = 'files-not-archived';
/** The build's own, for their file; who asks for an older one gets it as it is. */
const COMPRESSED = /\.(?:br|gz)$/;

const indexSchema = z.array(z.object({ build: z.string(), files: z.array(z.string()) }));

/**
 * The scripts, styles and fonts of the last releases. A visitor who has a page of an older release open,
 * or whose page came from a copy of a newer one, gets its files from any copy.
 */
export class StaticArchive {
  readonly #store: KeyValueStore;

  constructor(store: KeyValueStore) {
    this.#store = store;
  }

  /**
   * Stores the files of a build, and removes those that only older releases have.
   *
   * @param build Its name.
   * @param folder Its `static`.
   */
  async add(build: string, folder: string): Promise<void> {
    const releases = await this.#releases();
    const files = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((file) => file.isFile() && !COMPRESSED.test(file.name))
      .map((file) => path.relative(folder, path.join(file.parentPath, file.name)));
    // Also where another copy has done so: each has them in files of its own, for a Redis that is emptied.
    for (const file of files) {
      await this.#store.set(keyOf(file), await readFile(path.join(folder, file)));
    }
    const others = releases.filter((release) => release.build !== build);
    const kept = [...others, { build, files }].slice(-MAX_RELEASES);
    await this.#store.set(INDEX_KEY, JSON.stringify(kept));
    const current = new Set(kept.flatMap((release) => release.files));
    const old = releases.flatMap((release) => release.files).filter((file) => !current.has(file));
    for (const file of new Set(old)) await this.#store.delete(keyOf(file));
  }

  /** @param file Below `static`. */
  find(file: string): Promise<Buffer | null> {
    return this.#store.get(keyOf(file));
  }

  async #releases(): Promise<z.infer<typeof indexSchema>> {
    return parseStored(indexSchema, await this.#store.get(INDEX_KEY)) ?? [];
  }
}

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

function keyOf(file: string): string {
  return `file:${file.split(path.sep).join('/')}`;
}
