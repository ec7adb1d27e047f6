import { existsSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type FileWrite, setFileWriter, writeFile, writeNow } from '@/lib/server/cms/file-writes';
import { writeInWorker } from '@/server/write-in-worker';
import { createFolderForTest } from '@/tests/support/temporary-folder';

/** A worker whose disk takes nothing while the file "stalled" is there; a value that is "broken" ends it. */
const WORKER = `
  import { existsSync, writeFileSync } from 'node:fs';
  import { parentPort, workerData } from 'node:worker_threads';
  const cell = new Int32Array(new SharedArrayBuffer(4));
  parentPort.on('message', ({ id, file, value }) => {
    while (existsSync(new URL('stalled', import.meta.url))) Atomics.wait(cell, 0, 0, 10);
    if (value === 'broken') throw new Error('worker ended');
    if (value === 'refused') return parentPort.postMessage({ id, error: new Error('no space left') });
    writeFileSync(file, value);
    parentPort.postMessage({ id });
  });
`;

function startWorker(): { folder: string; write: (name: string, value?: string) => Promise<void> } {
  const folder = createFolderForTest();
  const script = path.join(folder, 'worker.mjs');
  writeFileSync(script, WORKER);
  writeInWorker(script, 500);
  onTestFinished(() => setFileWriter(async (write: FileWrite) => writeNow(write)));
  const write = (name: string, value = 'words') =>
    writeFile({ file: path.join(folder, name), value, at: Date.now() });
  return { folder, write };
}

test('what is written is there, or the reason why not', async () => {
  const { folder, write } = startWorker();
  await write('one');
  expect(existsSync(path.join(folder, 'one'))).toBe(true);
  await expect(write('two', 'refused')).rejects.toThrow('no space left');
});

test('nobody waits for a disk that stalls; what it was given is written when it goes on', async () => {
  const { folder, write } = startWorker();
  await write('before');
  writeFileSync(path.join(folder, 'stalled'), '');
  const results = await Promise.allSettled([write('one'), write('two')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(write('three')).rejects.toThrow('stalls');
  rmSync(path.join(folder, 'stalled'));
  await expect
    .poll(() =>
      write('four').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(['one', 'two', 'three'].map((name) => existsSync(path.join(folder, name)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a process that was held up itself takes no disk for one that stalls', async () => {
  const { write } = startWorker();
  await write('before');
  // In a phase of the event loop that the timers follow.
  await new Promise((resolve) => setImmediate(resolve));
  const written = write('one');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 600);
  await written;
});

test('a worker that ends fails what waits for it; the next write starts another', async () => {
  const { write } = startWorker();
  const results = await Promise.allSettled([write('one', 'broken'), write('two')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await write('three');
});
