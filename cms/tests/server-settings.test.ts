import { expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { bootCms } from '../scripts/boot.mjs';
import { createFolderForTest, sharedCms } from './support/cms';

/** nginx, its ingress controller for Kubernetes, and Amazon's balancer keep an idle connection for so long. */
const PROXY_IDLE_SECONDS = 60;

test.each([
  ['SITE_URL must be a URL', { SITE_URL: 'www.example.com' }],
  ['PORT must be a port number', { PORT: 'abc' }],
  ['RETENTION_RULE must be a cron rule', { RETENTION_RULE: '0 0 25 * * *', SEED_PACK: 'empty' }],
])('a wrong value stops the boot: %s', async (sentence, env) => {
  const dataDir = await createFolderForTest();
  await expect(bootCms({ port: await freePort(), dataDir, env })).rejects.toThrow(sentence);
});

test('a proxy ends an idle connection before the service does', async () => {
  const { url } = await sharedCms();
  const { headers } = await fetch(`${url}/_health`);
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? [];
  expect(Number(seconds)).toBeGreaterThan(PROXY_IDLE_SECONDS);
});
