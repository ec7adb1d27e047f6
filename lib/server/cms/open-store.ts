import 'server-only';
import path from 'node:path';
import { contentStoreDir } from '@/lib/server/ops/content-store-dir';
import { attempt } from '@/lib/server/ops/log';
import { redis } from '@/lib/server/ops/redis';
import { FileStore } from './file-store';
import type { KeyValueStore } from './key-value-store';
import { RedisStore } from './redis-store';

/** How often what Redis has lost is put back. */
const REPAIR_INTERVAL_MS = 60_000;

type Options = {
  /** Below the folder of what the site stores. */
  folder: string;
  /** Of the values in Redis. */
  name: string;
  /** The line in the log where they could not be repaired. */
  failure: string;
};

/** Opens a store of this copy: in files, and where there is a Redis one that all copies have in common. */
export function openStore({ folder, name, failure }: Options): KeyValueStore {
  const files = new FileStore(path.resolve(contentStoreDir(), folder));
  const link = redis();
  if (!link) return files;
  const store = new RedisStore(link, files, name);
  setInterval(() => attempt(failure, () => store.repair()), REPAIR_INTERVAL_MS).unref();
  return store;
}
