import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a content check without a report does not end as one that has found something', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/content-check.mjs'], {
    encoding: 'utf8',
    env: { NODE_ENV: 'test', PATH: process.env.PATH, CMS_PORT: 'none' },
    timeout: 30_000,
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: '\nThe environment is wrong: CMS_PORT must be a port number.\n',
  });
});
