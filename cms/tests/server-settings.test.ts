import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { bootCms } from '../scripts/boot.mjs';
import { readAddress, readFlag, readLogLevel } from '../src/server-settings';
import { createFolderForTest, sharedCms } from './support/cms';

/** nginx, its ingress controller for Kubernetes, and Amazon's balancer keep an idle connection for so long. */
const PROXY_IDLE_SECONDS = 60;

test.each([
  ['SITE_URL must be a URL', { SITE_URL: 'www.example.com' }],
  ['PORT must be a port number', { PORT: 'abc' }],
  ['TRUST_PROXY must be true or false', { TRUST_PROXY: 'yes' }],
  ['REVALIDATE_URL must be a URL', { REVALIDATE_URL: 'localhost:3000/api/revalidate' }],
  ['DATABASE_PORT must be a port number', { DATABASE_CLIENT: 'postgres', DATABASE_PORT: '5432 ,' }],
  ['DATABASE_POOL_MIN must be', { DATABASE_CLIENT: 'postgres', DATABASE_POOL_MIN: 'two' }],
  ['DATABASE_POOL_MAX must be', { DATABASE_CLIENT: 'postgres', DATABASE_POOL_MAX: '1' }],
  ['RETENTION_RULE must be a cron rule', { RETENTION_RULE: '0 0 25 * * *', SEED_PACK: 'empty' }],
])('a wrong value stops the boot: %s', async (sentence, env) => {
  const dataDir = await createFolderForTest();
  await expect(bootCms({ port: await freePort(), dataDir, env })).rejects.toThrow(sentence);
});

test.each(['1', 'yes', 'True', 'true '])('a switch is true or false, not "%s"', (setting) => {
  vi.stubEnv('SERVE_ADMIN', setting);
  expect(() => readFlag('SERVE_ADMIN', true)).toThrow('SERVE_ADMIN must be true or false');
  vi.stubEnv('SERVE_ADMIN', 'false');
  expect(readFlag('SERVE_ADMIN', true)).toBe(false);
  vi.unstubAllEnvs();
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

test('an empty line of the environment or of the secrets file is no value', async () => {
  const names = ['HOST', 'DATABASE_CLIENT', 'SERVE_ADMIN', 'ADMIN_LOGIN_RATE_LIMIT', 'LOG_LEVEL'];
  const env = { ...Object.fromEntries(names.map((name) => [name, ''])), SEED_PACK: 'empty' };
  const dataDir = await createFolderForTest();
  await writeFile(path.join(dataDir, 'secrets.env'), names.map((name) => `${name}=\n`).join(''));
  const cms = await bootCms({ port: await freePort(), dataDir, env });
  const admin = await fetch(`${cms.url}/admin/init`);
  const elsewhere = await fetch(`http://127.0.0.2:${cms.port}/_health`).catch(() => null);
  await cms.stop();
  expect(elsewhere, 'it listens at its default address only').toBeNull();
  expect(admin.status).toBe(200);
});

test('a proxy ends an idle connection before the service does', async () => {
  const { url } = await sharedCms();
  const { headers } = await fetch(`${url}/_health`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_IDLE_SECONDS);
});
