import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect, test } from 'vitest';

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

async function runUntil(end: (pids: { command: number; program: number }) => void) {
  const command = spawn(process.execPath, ['--input-type=module', '-e', COMMAND], {
    detached: true,
    env: { NODE_ENV: 'test', PATH: process.env.PATH },
  });
  let errors = '';
  command.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const exited = once(command, 'exit');
  const [program] = await once(command.stdout, 'data');
  end({ command: command.pid ?? 0, program: Number(program) });
  const [code] = await exited;
  return { code, errors };
}

test('Ctrl-C, which every program of a command hears, ends it without an error', async () => {
  const interrupted = await runUntil(({ command }) => process.kill(-command, 'SIGINT'));
  expect(interrupted).toEqual({ code: 130, errors: '' });
});

test('a program that ends by itself is named', async () => {
  const { code, errors } = await runUntil(({ program }) => process.kill(program, 'SIGTERM'));
  expect(code).toBe(1);
  expect(errors).toContain('The program stopped.');
});
