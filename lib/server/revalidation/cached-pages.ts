import 'server-only';
import { type Dirent, promises as fs } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { RESPONSE_KINDS } from '@/lib/server/ops/next-internals';

/** A page in the framework's cache: rendered by the build, or on a visitor's first request. */
export type CachedPage = { path: string; tags: readonly string[]; status: number };

const META_SUFFIX = '.meta';
// The framework writes one of these beside each cached page.
const metaSchema = z.object({
  status: z.number().optional(),
  headers: z.object({ 'x-next-cache-tags': z.string().default('') }),
});

/**
 * The cached pages on disk, with the tags of the content they show.
 *
 * @param distDir Folder of the build.
 */
export async function listCachedPages(distDir: string): Promise<CachedPage[]> {
  const server = path.join(distDir, 'server');
  // Pages of the build lie in `app`; those rendered since lie below one folder per route.
  const routes = await Promise.all(
    RESPONSE_KINDS.map(async (kind) => {
      const folder = path.join(server, 'route-cache', kind);
      return (await listFolders(folder)).map((route) => path.join(folder, route, '$'));
    }),
  );
  const roots = [path.join(server, 'app'), ...routes.flat()];
  const found = await Promise.all(roots.map(readRoot));
  // A regenerated page lies in both places; its newer meta comes later and wins.
  return [...new Map(found.flat().map((page) => [page.path, page])).values()];
}

async function readRoot(root: string): Promise<CachedPage[]> {
  const files = await listFiles(root);
  const pages = await Promise.all(
    files.filter((file) => file.endsWith(META_SUFFIX)).map((file) => readPage(root, file)),
  );
  return pages.filter((page) => page !== null);
}

async function readPage(root: string, file: string): Promise<CachedPage | null> {
  const name = path.relative(root, file).slice(0, -META_SUFFIX.length).split(path.sep).join('/');
  try {
    const meta = metaSchema.parse(JSON.parse(await fs.readFile(file, 'utf8')));
    const tags = meta.headers['x-next-cache-tags'].split(',').filter((tag) => tag !== '');
    return { path: name === 'index' ? '/' : `/${name}`, tags, status: meta.status ?? 200 };
  } catch {
    // Being written at this moment, or not a page's.
    return null;
  }
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await readEntries(folder, false);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readEntries(folder, true);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function readEntries(folder: string, recursive: boolean): Promise<Dirent[]> {
  try {
    return await fs.readdir(folder, { withFileTypes: true, recursive });
  } catch {
    return [];
  }
}
