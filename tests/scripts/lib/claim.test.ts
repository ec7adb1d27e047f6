import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { claimData } from '@/scripts/lib/claim.mjs';
import { createFolderForTest } from '../../support/temporary-folder';

const MODULE = path.resolve('scripts/lib/claim.mjs');
const END = 'end';

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

test('what a killed command has left is one command’s, however many start in that moment', async () => {
  const folder = createFolderForTest();
  const files = Array.from({ length: 400 }, (_, index) => path.join(folder, String(index)));
  // Of a process that was there before: this one’s id, at another time.
  for (const file of files) writeFileSync(file, `${process.pid} 1`);
  const startAt = Date.now() + 1_500;
  const code = `import { claim } from ${JSON.stringify(MODULE)};
    const files = ${JSON.stringify(files)};
    for (const [index, file] of files.entries()) {
      // All of them together, each time.
      while (Date.now() < ${startAt} + index * 4);
      if (claim(file) === null) process.stdout.write(file + '\\n');
    }
    process.stdout.write('${END}');
    process.stdin.resume();`;
  const commands = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '--eval', code]),
  );
  onTestFinished(() => commands.forEach((command) => void command.kill()));
  const claimed = await Promise.all(
    commands.map(async ({ stdout }) => {
      let output = '';
      // None ends before the others: what it has would be free again.
      for await (const chunk of stdout) {
        output += chunk;
        if (output.endsWith(END)) return output.slice(0, -END.length).split('\n').filter(Boolean);
      }
      throw new Error('It has ended');
    }),
  );
  expect(claimed.flat().sort()).toEqual(files.sort());
});
