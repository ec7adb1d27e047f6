import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { buildName } from '@/server/build-name';
import { createFolderForTest } from '@/tests/support/temporary-folder';

test.each([
  ['the sample of visits that are measured', { VITALS_SAMPLE_PERCENT: '50' }],
  ['whether forms have a captcha', { TURNSTILE_SECRET_KEY: 'key' }],
  ['what signs the URLs of images', { CONTENT_API_TOKEN: 'token' }],
  ['the content service', { CONTENT_API_URL: 'https://cms.example' }],
])('copies that differ in %s share no pages', (_, settings) => {
  const env = { NEXT_DIST_DIR: createFolderForTest() };
  writeFileSync(path.join(env.NEXT_DIST_DIR, 'BUILD_ID'), 'build');
  expect(buildName(env)).toBe(buildName({ ...env, METRICS_TOKEN: 'token' }));
  expect(buildName({ ...env, ...settings })).not.toBe(buildName(env));
});
