// Buildah with a store of images of its own: no daemon, nothing outside its folder.
import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { run } from '../lib/processes.mjs';

/** Packages unpack more files at once than a shell may open by default. */
const OPEN_FILES = 'nofile=20000:20000';

/** @typedef {ReturnType<typeof createBuilder>} Builder */

/** @param {string} dir Folder of the store. */
export function createBuilder(dir) {
  mkdirSync(dir, { recursive: true });
  const store = ['--root', path.join(dir, 'root'), '--runroot', path.join(dir, 'run')];
  const options = [...store, '--storage-driver', process.env.STORAGE_DRIVER || 'overlay'];
  /**
   * @param {string} command
   * @param {readonly string[]} args
   * @returns {Promise<string>} The last line that it prints.
   */
  const buildah = async (command, ...args) => {
    const output = await run('buildah', [...options, command, ...args], {
      what: `buildah ${command}`,
    });
    return output.trim().split('\n').at(-1) ?? '';
  };
  return {
    dir,
    buildah,
    /** @param {string} image */
    async has(image) {
      const found = await run('buildah', [...options, 'images', '-q', image], {
        what: 'buildah images',
      }).catch(() => '');
      return found.trim() !== '';
    },
    /**
     * @param {string} image
     * @param {string} dockerfile
     * @param {{ context: string, isPulled: boolean }} options Whether base images are fetched; else they
     *   are those of the store.
     */
    build(image, dockerfile, { context, isPulled }) {
      const how = ['--isolation', 'chroot', '--ulimit', OPEN_FILES, '--layers', '--format=docker'];
      const pull = isPulled ? '--pull-always' : '--pull-never';
      return buildah('bud', ...how, pull, '-f', dockerfile, '-t', image, context);
    },
    /**
     * @param {string} image
     * @returns {Promise<unknown>} What buildah knows of it.
     */
    async inspect(image) {
      const args = ['inspect', '--type', 'image', image];
      // Longer than what `run` collects.
      const { stdout } = await promisify(execFile)('buildah', [...options, ...args]);
      return JSON.parse(stdout);
    },
    /**
     * Changes an image, and gives the result a name.
     *
     * @param {string} from Image, or `scratch`.
     * @param {string} to
     * @param {(container: string) => Promise<unknown>} change
     */
    async derive(from, to, change) {
      const container = await buildah('from', '--pull-never', from);
      await change(container);
      await buildah('commit', '-q', container, to);
      await buildah('rm', container);
    },
  };
}
