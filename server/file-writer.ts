// The worker that writes the files of the stores (write-in-worker.ts), one after the other.
import { parentPort } from 'node:worker_threads';
import { writeNow } from '@/lib/server/cms/file-writes';
import type { WriteMessage, WriteResult } from './write-in-worker';

parentPort?.on('message', ({ id, ...write }: WriteMessage) => {
  const result: WriteResult = { id };
  try {
    writeNow(write);
  } catch (error) {
    result.error = error;
  }
  parentPort?.postMessage(result);
});
