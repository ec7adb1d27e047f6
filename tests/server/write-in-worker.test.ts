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

type Started = { folder: string; write: (name: string, value?: string) => Promise<void> };

/** @param stalledMs A busy machine takes a while to start a worker: short only where that is what a test is about. */
function startWorker(stalledMs = 60_000): Started {
  const folder = createFolderForTest();
  const script = path.join(folder, 'worker.mjs');
  writeFileSync(script, WORKER);
  writeInWorker(script, stalledMs);
  onTestFinished(() => setFileWriter(async (write: FileWrite) => writeNow(write)));
  const write = (name: string, value = 'words') =>
    writeFile({ file: path.join(folder, name), value, at: Date.now() });
  return { folder, write };
}

/** A worker that writes already. */
async function startBriefly(): Promise<Started> {
  const started = startWorker(500);
  await expect.poll(() => isWritten(started.write('before')), { timeout: 30_000 }).toBe(true);
  return started;
}

function isWritten(write: Promise<void>): Promise<boolean> {
  return write.then(
    () => true,
    () => false,
  );
}

test('what is written is there, or the reason why not', async () => {
  const { folder, write } = startWorker();
  await write('one');
  expect(existsSync(path.join(folder, 'one'))).toBe(true);
  await expect(write('two', 'refused')).rejects.toThrow('no space left');
});

test('nobody waits for a disk that stalls; what it was given is written when it goes on', async () => {
  const { folder, write } = await startBriefly();
  writeFileSync(path.join(folder, 'stalled'), '');
  const results = await Promise.allSettled([write('one'), write('two')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await expect(write('three')).rejects.toThrow('stalls');
  rmSync(path.join(folder, 'stalled'));
  await expect.poll(() => isWritten(write('four')), { timeout: 30_000 }).toBe(true);
  expect(['one', 'two', 'three'].map((name) => existsSync(path.join(folder, name)))).toEqual([
    true,
    true,
    false,
  ]);
});

test('a process that was held up itself takes no disk for one that stalls', async () => {
  const { write } = await startBriefly();
  // In a phase of the event loop that the timers follow.
  await new Promise((resolve) => setImmediate(resolve));
  const written = write('one');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1_500);
  await written;
});

test('a worker that ends fails what waits for it; the next write starts another', async () => {
  const { write } = startWorker();
  const results = await Promise.allSettled([write('one', 'broken'), write('two')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await write('three');
});
