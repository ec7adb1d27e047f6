import { expect, test } from 'vitest';
import { freePort } from '../../scripts/lib/free-port.mjs';
import { bootCms } from '../scripts/boot.mjs';
import { createFolderForTest } from './support/cms';

test.each([
  ['SITE_URL must be a URL', { SITE_URL: 'www.example.com' }],
  ['PORT must be a port number', { PORT: 'abc' }],
  ['RETENTION_RULE must be a cron rule', { RETENTION_RULE: '0 0 25 * * *', SEED_PACK: 'empty' }],
])('a wrong value stops the boot: %s', async (sentence, env) => {
  const dataDir = await createFolderForTest();
  await expect(bootCms({ port: await freePort(), dataDir, env })).rejects.toThrow(sentence);
});
