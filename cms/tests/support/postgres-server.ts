import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'vitest';
import { findPostgresPrograms } from '../../../scripts/lib/debian.mjs';
import { freePort } from '../../../scripts/lib/free-port.mjs';
import { createFolderForTest } from '../../../tests/support/temporary-folder';

const PG_BIN = findPostgresPrograms();

// Runs where Debian's PostgreSQL is installed, whose server refuses to run as root.
export const canRunPostgres =
  process.getuid?.() === 0 && spawnSync(`${PG_BIN}/postgres`, ['--version']).status === 0;

/**
 * A server of its own: the environment of a service, and SQL, by the name of a database.
 *
 * @param hasTls Whether a service must use TLS; the certificate is `cluster/server.crt` of the folder.
 */
export async function withPostgres(
  run: (
    folder: string,
    envOf: (name: string) => Record<string, string>,
    sql: (name: string, text: string) => string,
  ) => Promise<void>,
  { hasTls = false } = {},
) {
  const folder = createFolderForTest();
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
  const port = String(await freePort());
  if (hasTls) addCertificate(data);
  const listens = hasTls ? '-h localhost -c ssl=on' : "-h ''";
  const options = `-k ${folder} -p ${port} ${listens} -c fsync=off`;
  asPostgres('pg_ctl', '-D', data, '-w', '-l', '/dev/null', '-o', options, 'start');
  try {
    const envOf = (name: string) => ({
      DATA_DIR: path.join(folder, name),
      DATABASE_CLIENT: 'postgres',
      DATABASE_HOST: hasTls ? 'localhost' : folder,
      DATABASE_PORT: port,
      ...(hasTls && { DATABASE_SSL: 'true' }),
      DATABASE_USERNAME: 'postgres',
      DATABASE_NAME: name,
    });
    const sql = (name: string, text: string) => {
      const args = ['-h', folder, '-p', port, '-U', 'postgres', '-d', name, '-Atqc', text];
      const { stdout, stderr, status } = spawnSync('psql', args, { encoding: 'utf8' });
      expect(status, stderr).toBe(0);
      return stdout;
    };
    await run(folder, envOf, sql);
  } finally {
    asPostgres('pg_ctl', '-D', data, '-m', 'immediate', 'stop');
  }
}

/** One that nobody has signed but itself. */
function addCertificate(data: string) {
  const files = ['-keyout', path.join(data, 'server.key'), '-out', path.join(data, 'server.crt')];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const options = ['-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files];
  expect(spawnSync('openssl', ['req', ...options]).status).toBe(0);
  spawnSync('chown', ['postgres', path.join(data, 'server.key'), path.join(data, 'server.crt')]);
  const addresses = ['127.0.0.1/32', '::1/128'].map(
    (address) => `hostssl all all ${address} trust`,
  );
  writeFileSync(
    path.join(data, 'pg_hba.conf'),
    ['local all all trust', ...addresses, ''].join('\n'),
  );
}
