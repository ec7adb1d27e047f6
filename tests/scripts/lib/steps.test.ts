import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createFolderForTest } from '../../support/temporary-folder';

const LIB = path.resolve(import.meta.dirname, '../../../scripts/lib');

/** A command that runs until a program of its own ends, as `npm start` does. */
const COMMAND = `
  import { start } from '${LIB}/processes.mjs';
  import { main, Problem, stopAll } from '${LIB}/steps.mjs';
  await main(async () => {
    const child = "process.on('disconnect', () => {}); console.log(process.pid); setTimeout(() => {}, 1e6)";
    const program = start(process.execPath, ['-e', child], { what: 'The program', echo: true });
    await program.ended;
    await stopAll();
    throw new Problem('The program stopped.');
  });
`;

/** A command that repeats what its program prints, as `npm run dev` does. */
const ECHOING = `
  import { start, untilOneEnds } from '${LIB}/processes.mjs';
  import { main } from '${LIB}/steps.mjs';
  await main(async () => {
    const child = "console.log('The last words.'); process.exitCode = 1";
    const program = start(process.execPath, ['-e', child], { what: 'The program', echo: true });
    await untilOneEnds([program]);
  });
`;

/** A command of two stages, the first of which takes long, as `npm test` does. */
const STAGES = `
  import { run } from '${LIB}/processes.mjs';
  import { Stages } from '${LIB}/stages.mjs';
  import { main } from '${LIB}/steps.mjs';
  const child = "console.log(process.pid); setTimeout(() => {}, 1e6)";
  await main(async () => {
    await new Stages().inSequence([
      { name: 'One', run: () => run(process.execPath, ['-e', child], { what: 'One', echo: true }) },
      { name: 'Two', run: () => process.stderr.write('The second stage begins.') },
    ]);
  });
`;

/** The same with a program that takes its time to end, as the build of the admin does. */
const SLOW_STAGES = STAGES.replace(
  'console.log(',
  "process.on('SIGTERM', () => { console.log('Ending.'); setTimeout(process.exit, 1000); }); console.log(",
);

type Running = { command: number; program: number; next: () => Promise<unknown> };

/** Runs a command until its program has printed its number, then `end`; `next` waits for what is printed after it. */
async function runUntil(end: (running: Running) => void, code = COMMAND) {
  const command = spawn(process.execPath, ['--input-type=module', '-e', code], {
    detached: true,
    env: { NODE_ENV: 'test', PATH: process.env.PATH },
  });
  let errors = '';
  command.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(command, 'exit');
  const [program] = await once(command.stdout, 'data');
  const next = () => once(command.stdout, 'data');
  end({ command: command.pid ?? 0, program: Number(program), next });
  const [status] = await exited;
  return { status, errors, program: Number(program) };
}

test('Ctrl-C, which every program of a command hears, ends it without an error', async () => {
  const interrupted = await runUntil(({ command }) => process.kill(-command, 'SIGINT'));
  expect(interrupted).toMatchObject({ status: 130, errors: '' });
});

test('a program that ends by itself is named', async () => {
  const { status, errors } = await runUntil(({ program }) => process.kill(program, 'SIGTERM'));
  expect(status).toBe(1);
  expect(errors).toContain('The program stopped.');
});

test('SIGTERM ends the program that the command waits for, and begins no other', async () => {
  const { status, errors, program } = await runUntil(
    ({ command }) => process.kill(command, 'SIGTERM'),
    STAGES,
  );
  expect([status, errors]).toEqual([143, '']);
  expect(() => process.kill(program, 0)).toThrow('ESRCH');
});

test('a terminal that is closed ends also a program that takes its signal for another one, as nginx does', async () => {
  const code = STAGES.replace('console.log(', "process.on('SIGHUP', () => {}); console.log(");
  const { status, errors, program } = await runUntil(
    ({ command }) => process.kill(-command, 'SIGHUP'),
    code,
  );
  expect([status, errors]).toEqual([129, '']);
  expect(() => process.kill(program, 0)).toThrow('ESRCH');
});

test('a second signal leaves nothing behind either: where npm is gone, one comes each second', async () => {
  const { status, program } = await runUntil(({ command, next }) => {
    process.kill(command, 'SIGTERM');
    void next().then(() => process.kill(command, 'SIGTERM'));
  }, SLOW_STAGES);
  expect(status).toBe(143);
  expect(() => process.kill(program, 0)).toThrow('ESRCH');
});

test('a folder goes when what writes there has ended', async () => {
  const folder = `${createFolderForTest()}/made`;
  const write = `require('fs').mkdirSync('${folder}', { recursive: true })`;
  const code = `
    import { start } from '${LIB}/processes.mjs';
    import { removeOnStop } from '${LIB}/steps.mjs';
    removeOnStop('${folder}');
    const child = "process.on('SIGTERM', () => { ${write}; process.exit(); }); console.log(process.pid); setTimeout(() => {}, 1e6)";
    await start(process.execPath, ['-e', child], { what: 'The program', echo: true }).ended;
  `;
  const { status } = await runUntil(({ command }) => process.kill(command, 'SIGTERM'), code);
  expect(status).toBe(143);
  expect(existsSync(folder)).toBe(false);
});

test('an interrupted command ends also what takes programs to end, such as a container', async () => {
  const code = `
    import { run } from '${LIB}/processes.mjs';
    import { onStop } from '${LIB}/steps.mjs';
    onStop(async () => {
      await run(process.execPath, ['-e', ''], { what: 'The first' });
      await run(process.execPath, ['-e', 'console.error("Ended.")'], { what: 'The second', echo: true });
    });
    console.log(process.pid);
    setInterval(() => {}, 1e6);
  `;
  const { status, errors } = await runUntil(
    ({ command }) => process.kill(command, 'SIGTERM'),
    code,
  );
  expect([status, errors]).toEqual([143, 'Ended.\n']);
});

test('what a program has printed is not printed again when it stops', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', ECHOING],
    { env: { NODE_ENV: 'test', PATH: process.env.PATH }, encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: 'The last words.\n',
    stderr: '\nThe program stopped.\n',
  });
});

test('steps beside each other, and what is said meanwhile, have lines of their own', () => {
  const code = `
    import { setTimeout as delay } from 'node:timers/promises';
    import { step, writeLine } from '${LIB}/steps.mjs';
    await Promise.all([step('Long', () => delay(200)), step('Short', () => delay(20))]);
    await step('Told', () => writeLine('Something else.'));
    await step('Alone', () => {});
  `;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', code]);
  expect(String(stdout).replace(/[\d.]+ s$/gm, 'T')).toBe(
    '• Long …\n• Short … T\n• Long: T\n• Told …\nSomething else.\n• Told: T\n• Alone … T\n',
  );
});
