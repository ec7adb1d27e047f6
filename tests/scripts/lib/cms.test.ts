import path from 'node:path';
import { expect, test } from 'vitest';
import { CMS_DIR, cmsAddress, findCmsSecrets, siteSettings } from '@/scripts/lib/cms.mjs';

test('the admin is at this machine, unless staff use another address', () => {
  expect(cmsAddress({})).toMatchObject({ port: 1337, publicUrl: 'http://localhost:1337' });
  const env = { CMS_PORT: '4801', CMS_PUBLIC_URL: 'https://cms.example.com' };
  expect(cmsAddress(env)).toEqual({
    port: 4801,
    url: 'http://127.0.0.1:4801',
    publicUrl: 'https://cms.example.com',
  });
});

test('what a site stores of one pack it does not show of another', () => {
  const secrets = {
    ...{ ADMIN_EMAIL: 'admin@example.com', ADMIN_PASSWORD: 'of the admin' },
    ...{ CONTENT_API_TOKEN: 'token', REVALIDATE_SECRET: 'webhook', PREVIEW_SECRET: 'preview' },
  };
  const storeOf = (env: Record<string, string>) =>
    siteSettings(env, { url: 'http://127.0.0.1:1337', secrets }).CONTENT_STORE_DIR;
  const stores = ['consultancy', 'logistics', 'empty'].map((pack) => storeOf({ SEED_PACK: pack }));
  expect(new Set(stores).size).toBe(stores.length);
  expect(storeOf({})).toBe(stores[0]);
  expect(storeOf({ SEED_PACK: 'empty', CONTENT_STORE_DIR: '/srv/store' })).toBe('/srv/store');
});

test('who logs in for the first time is told the file that has the password', async () => {
  expect(await findCmsSecrets({})).toBe(path.join(CMS_DIR, '.env'));
  expect(await findCmsSecrets({ SECRETS_FILE: 'of-trial.env' })).toBe(
    path.join(CMS_DIR, 'of-trial.env'),
  );
});
