import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const LIB = path.resolve(import.meta.dirname, '../../../scripts/lib');

/** A folder whose path is longer than what the system takes as that of a socket. */
function deepFolder() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'one-at-a-time-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const deep = path.join(folder, ...Array<string>(6).fill('a-folder-with-a-long-name'));
  mkdirSync(deep, { recursive: true });
  return deep;
}

/** A command that takes the folder and runs on; `first` is what it prints first. */
async function takeFolder(folder: string) {
  const script = `
    import { main } from '${LIB}/steps.mjs';
    import { takeFolder } from '${LIB}/one-at-a-time.mjs';
    await main(async () => {
      await takeFolder(${JSON.stringify(folder)}, 'npm start', 'http://127.0.0.1:3000');
      console.log('taken');
      setTimeout(() => {}, 1e6);
    });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: folder });
  const ended = once(child, 'exit');
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const [first] = await Promise.race([once(child.stdout, 'data'), once(child.stderr, 'data')]);
  return { child, ended, first: String(first).trim() };
}

test('a second command in a folder ends, and says who has it; in another one it does not', async () => {
  const folder = deepFolder();
  const one = await takeFolder(folder);
  expect(one.first).toBe('taken');
  const two = await takeFolder(folder);
  expect(two.first).toBe(
    `npm start (process ${one.child.pid}, http://127.0.0.1:3000) is running in this folder. Stop it first, or start this one in a folder of its own (git clone).`,
  );
  expect(await two.ended).toEqual([1, null]);
  expect((await takeFolder(deepFolder())).first).toBe('taken');
});

test.each(['SIGTERM', 'SIGKILL'] as const)(
  '%s leaves the folder to the next one',
  async (signal) => {
    const folder = deepFolder();
    const one = await takeFolder(folder);
    one.child.kill(signal);
    await one.ended;
    const two = await takeFolder(folder);
    expect(two.first).toBe('taken');
    expect((await takeFolder(folder)).first).toContain(`process ${two.child.pid}`);
  },
);
