import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimData } from '@/scripts/lib/claim.mjs';
import { createFolderForTest } from '../../support/temporary-folder';

const MODULE = path.resolve('scripts/lib/claim.mjs');

/** A command that has the database in a folder open, until it is killed. */
async function openDatabase(folder: string) {
  const code = `import { claimData } from ${JSON.stringify(MODULE)};
    claimData(${JSON.stringify(folder)});
    process.stdout.write('open');
    process.stdin.resume();`;
  const command = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  onTestFinished(() => void command.kill());
  await once(command.stdout, 'data');
  return command;
}

test('the database of a command that runs is not opened by another one, which names it', async () => {
  const folder = createFolderForTest();
  const command = await openDatabase(folder);
  expect(() => claimData(folder)).toThrow(`${folder} is running already (process ${command.pid})`);
  expect(() => claimData(createFolderForTest())).not.toThrow();
});

test('a killed command has left its database, and who has one may open it again', async () => {
  const folder = createFolderForTest();
  const command = await openDatabase(folder);
  command.kill('SIGKILL');
  await once(command, 'exit');
  claimData(folder);
  expect(() => claimData(folder)).not.toThrow();
});
