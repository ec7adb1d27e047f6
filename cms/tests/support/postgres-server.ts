import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect } from 'vitest';
import { findPostgresPrograms } from '../../../scripts/lib/debian.mjs';
import { createFolderForTest } from './cms';

const PG_BIN = findPostgresPrograms();

// Runs where Debian's PostgreSQL is installed, whose server refuses to run as root.
export const canRunPostgres =
  process.getuid?.() === 0 && spawnSync(`${PG_BIN}/postgres`, ['--version']).status === 0;

/** A server of its own: the environment of a service, and SQL, by the name of a database. */
export async function withPostgres(
  run: (
    folder: string,
    envOf: (name: string) => Record<string, string>,
    sql: (name: string, text: string) => string,
  ) => Promise<void>,
) {
  const folder = await createFolderForTest();
  spawnSync('chmod', ['777', folder]);
  const data = path.join(folder, 'cluster');
  const asPostgres = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(
      'runuser',
      ['-u', 'postgres', '--', `${PG_BIN}/${program}`, ...args],
      { encoding: 'utf8', cwd: '/', stdio: ['ignore', 'ignore', 'pipe'] },
    );
    expect(status, stderr).toBe(0);
  };
  asPostgres('initdb', '-D', data, '-A', 'trust', '--no-sync', '-E', 'UTF8', '--locale=C');
  const options = `-k ${folder} -h '' -c fsync=off`;
  asPostgres('pg_ctl', '-D', data, '-w', '-l', '/dev/null', '-o', options, 'start');
  try {
    const envOf = (name: string) => ({
      DATA_DIR: path.join(folder, name),
      DATABASE_CLIENT: 'postgres',
      DATABASE_HOST: folder,
      DATABASE_USERNAME: 'postgres',
      DATABASE_NAME: name,
    });
    const sql = (name: string, text: string) => {
      const args = ['-h', folder, '-U', 'postgres', '-d', name, '-Atqc', text];
      const { stdout, stderr, status } = spawnSync('psql', args, { encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      return stdout;
    };
    await run(folder, envOf, sql);
  } finally {
    asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  }
}
