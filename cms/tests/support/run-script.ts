import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SCRIPTS = path.resolve(import.meta.dirname, '../../scripts');

/** Runs one of the service's scripts to its end, with the environment that is given and no other. */
export function runScript(
  script: 'backup' | 'restore' | 'run' | 'to-postgres',
  args: readonly string[],
  env: Record<string, string>,
) {
  const file = path.join(SCRIPTS, `${script}.mjs`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    env: { NODE_ENV: 'test', PATH: process.env.PATH, ...env },
    encoding: 'utf8',
    // A service that should not have started would run on.
    timeout: 120_000,
  });
  return { status, output: (stdout + stderr).trim() };
}
