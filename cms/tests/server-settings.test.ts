import { readFileSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { copySeededDatabase } from '../../tests/support/seeded-database';
import { createFolder, createFolderForTest } from '../../tests/support/temporary-folder';
import admin from '../config/admin';
import database from '../config/database';
import server from '../config/server';
import { withoutSettings } from '../scripts/boot.mjs';
import { assertLogin } from '../src/bootstrap/admin-user';
import { readAddress, readFlag, readLogLevel } from '../src/server-settings';
import { sharedCms, startCms, type TestCms } from './support/cms';
import { env } from './support/config-env';
import { runScript } from './support/run-script';

/** nginx, its ingress controller for Kubernetes, and Amazon's balancer keep an idle connection for so long. */
const PROXY_IDLE_SECONDS = 60;

// One of the configuration, one before there is a database, one of the tasks.
test.each([
  ['PORT must be a port number', { PORT: 'abc' }],
  ['REVALIDATE_URL must be a URL', { REVALIDATE_URL: 'localhost:3000/api/revalidate' }],
  ['RETENTION_RULE must be a cron rule', { RETENTION_RULE: '0 0 25 * * *' }],
  ['DATABASE_CONNECTION_TIMEOUT is not read here', { DATABASE_CONNECTION_TIMEOUT: '60000' }],
])('a wrong value stops the boot: %s', async (sentence, wrong) => {
  await expect(startCms({ env: wrong })).rejects.toThrow(sentence);
});

test('the first administrator has a login that the admin itself would take', () => {
  expect(() => assertLogin('admin@example.com', 'Aa1-of-a-test')).not.toThrow();
  expect(() => assertLogin('admin', 'Aa1-of-a-test')).toThrow('ADMIN_EMAIL must be');
  for (const weak of ['password', 'Password', 'PASSWORD1', 'Pass1']) {
    expect(() => assertLogin('admin@example.com', weak)).toThrow('ADMIN_PASSWORD must have');
  }
});

test('what the configuration refuses is said in one line, without a stack', async () => {
  const folder = path.join(createFolderForTest(), 'data');
  writeFileSync(folder, 'A file is in the way.');
  const env = { DATA_DIR: folder, SECRETS_FILE: `${folder}.env` };
  const { status, output } = runScript('run', ['start'], env);
  expect(status).toBe(1);
  expect(output).toMatch(/^DATA_DIR names a folder that cannot be written: EEXIST: .*$/);
});

test.each([
  ['DATA_DIR names a folder', 'run', ['start'], { DATA_DIR: '/proc/none' }],
  [
    'DATA_DIR names a folder',
    'run',
    ['start'],
    { DATA_DIR: '/proc/none', DATABASE_CLIENT: 'postgres' },
  ],
  ['SECRETS_FILE names a file', 'run', ['start'], { SECRETS_FILE: '/proc/none/secrets.env' }],
] as const)(
  'what cannot be there is refused, and not tried for ever: %s',
  async (sentence, script, args, wrong) => {
    const folder = createFolderForTest();
    const right = { DATA_DIR: folder, SECRETS_FILE: path.join(folder, 'secrets.env') };
    const { status, output } = runScript(script, args, {
      ...right,
      PORT: String(await freePort()),
      ...wrong,
    });
    expect(status).toBe(1);
    expect(output).toContain(`${sentence} that cannot be written: ENOENT`);
  },
);

// What the configuration refuses stops the boot, as the port does.
test.each([
  ['SITE_URL must be a URL', admin, { SITE_URL: 'www.example.com' }],
  ['SITE_URL must be an address without a path', admin, { SITE_URL: 'https://example.com/en' }],
  ['TRUST_PROXY must be true or false', server, { TRUST_PROXY: 'yes' }],
  ['HOST must be an IP address', server, { HOST: '999.1.1.1' }],
  ['DATABASE_URL must be a URL', database, { DATABASE_URL: '127.0.0.1:5432/content' }],
  ['DATABASE_PORT must be a port number', database, { DATABASE_PORT: '5432 ,' }],
  ['DATABASE_POOL_MIN must be', database, { DATABASE_POOL_MIN: 'two' }],
  ['DATABASE_POOL_MAX must be', database, { DATABASE_POOL_MAX: '1' }],
] as const)('a wrong value is refused: %s', (sentence, read, wrong) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('DATABASE_CLIENT', 'postgres');
  expect(() => read({ env })).not.toThrow();
  for (const [name, value] of Object.entries(wrong)) vi.stubEnv(name, value);
  expect(() => read({ env })).toThrow(sentence);
});

test.each(['1', 'yes', 'True', 'true '])('a switch is true or false, not "%s"', (setting) => {
  vi.stubEnv('SERVE_ADMIN', setting);
  expect(() => readFlag('SERVE_ADMIN', true)).toThrow('SERVE_ADMIN must be true or false');
  vi.stubEnv('SERVE_ADMIN', 'false');
  expect(readFlag('SERVE_ADMIN', true)).toBe(false);
  vi.unstubAllEnvs();
});

test('no setting of a developer reaches the service of a test, which sets some of them itself', () => {
  const { 1: section = '' } =
    /^## Environment$(.*?)^PostgreSQL:/ms.exec(readFileSync('cms/README.md', 'utf8')) ?? [];
  const names = new Set(
    [...section.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name = '']) => name),
  );
  for (const own of ['DATA_DIR', 'SECRETS_FILE', 'SERVE_ADMIN'])
    expect(names.delete(own)).toBe(true);
  // Of the start of the site, and of Node.
  for (const other of ['CMS_PORT', 'CMS_PUBLIC_URL', 'NODE_EXTRA_CA_CERTS']) names.delete(other);
  expect(names.size).toBeGreaterThan(20);
  const others = { NODE_ENV: 'test' } as const;
  const env = { ...Object.fromEntries([...names].map((name) => [name, 'x'])), ...others };
  expect(withoutSettings(env)).toEqual(others);
});

test('an address has its scheme, and a level of the log is one', () => {
  vi.stubEnv('PUBLIC_URL', 'cms.example.com');
  expect(() => readAddress('PUBLIC_URL')).toThrow('PUBLIC_URL must be a URL');
  vi.stubEnv('PUBLIC_URL', 'https://cms.example.com');
  expect(readAddress('PUBLIC_URL')).toBe('https://cms.example.com');
  vi.unstubAllEnvs();
  expect(() => readLogLevel('WARN')).toThrow('LOG_LEVEL must be one of error, warn');
  expect(readLogLevel('')).toBe('warn');
});

describe('a service behind a proxy, with empty lines in its environment and its secrets file, and the address of no database', () => {
  let cms: TestCms;
  beforeAll(async () => {
    const names = ['HOST', 'DATABASE_CLIENT', 'SERVE_ADMIN', 'ADMIN_LOGIN_RATE_LIMIT', 'LOG_LEVEL'];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    const dataDir = createFolder();
    await copySeededDatabase('empty', dataDir);
    await appendFile(path.join(dataDir, 'secrets.env'), names.map((name) => `\n${name}=`).join(''));
    const address = 'postgres://content:a-password@127.0.0.1/content';
    const env = { ...empty, DATABASE_URL: address, DATABASE_NAME: 'content', TRUST_PROXY: 'true' };
    cms = await startCms({ dataDir, env });
  });
  afterAll(() => cms.remove());

  test('listens at its default address only, and has its admin', async () => {
    const elsewhere = await fetch(`http://127.0.0.2:${cms.port}/_health`).catch(() => null);
    expect(elsewhere).toBeNull();
    expect((await fetch(`${cms.url}/admin/init`)).status).toBe(200);
  });

  test('names the address that is not used, without its password', () => {
    expect(cms.log()).toContain(
      'DATABASE_URL, DATABASE_NAME not used: DATABASE_CLIENT is not postgres',
    );
    expect(cms.log()).not.toContain('a-password');
  });

  test('counts attempts to log in by address and network', async () => {
    const logIn = async (email: string, forwardedFor = '192.0.2.1') => {
      const response = await fetch(`${cms.url}/admin/login`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': forwardedFor },
        body: JSON.stringify({ email, password: 'wrong' }),
      });
      return response.status;
    };
    const answers: number[] = [];
    for (const name of ['a', 'A', 'a', 'a', 'A', 'a'])
      answers.push(await logIn(`${name}@example.com`));
    expect(answers).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await logIn('b@example.com')).toBe(400);
    // Most proxies append the address that they saw: what stands before it is the client's own invention.
    expect(await logIn('a@example.com', '198.51.100.1, 192.0.2.1')).toBe(429);
    expect(await logIn('a@example.com', '192.0.2.1, 192.0.2.2')).toBe(400);
  });
});

test('a proxy ends an idle connection before the service does', async () => {
  const { url } = await sharedCms();
  const { headers } = await fetch(`${url}/_health`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_IDLE_SECONDS);
});
