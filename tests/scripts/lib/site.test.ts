import { expect, test } from 'vitest';
import { siteAddress } from '@/scripts/lib/site.mjs';

test.each([
  [undefined, 'http://127.0.0.1:3000'],
  ['0.0.0.0', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['my-machine', 'http://127.0.0.1:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  [' 192.168.1.5 ', 'http://192.168.1.5:3000'],
  ['::1', 'http://[::1]:3000'],
  ['localhost', 'http://localhost:3000'],
])('with HOSTNAME %s the site is asked where it listens', (HOSTNAME, address) => {
  expect(siteAddress({ HOSTNAME, PORT: '3000' })).toBe(address);
});
