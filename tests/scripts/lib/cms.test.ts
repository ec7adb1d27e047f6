import { expect, test } from 'vitest';
import { cmsAddress } from '@/scripts/lib/cms.mjs';

test('the admin is at this machine, unless staff use another address', () => {
  expect(cmsAddress({})).toMatchObject({ port: 1337, publicUrl: 'http://localhost:1337' });
  const env = { CMS_PORT: '4801', CMS_PUBLIC_URL: 'https://cms.example.com' };
  expect(cmsAddress(env)).toEqual({
    port: 4801,
    url: 'http://127.0.0.1:4801',
    publicUrl: 'https://cms.example.com',
  });
});
