import type { Core } from '@strapi/strapi';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hideAccounts } from '../src/hide-accounts';

const NOBODY = [null, false, { message: 'Invalid credentials' }];
const SOMEBODY = [null, { id: 1 }];

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** How long a login takes, where Strapi's own part of it takes so long. */
async function durationOf(ownMs: number, found: unknown): Promise<number> {
  const auth = {
    checkCredentials: () => new Promise((resolve) => setTimeout(() => resolve(found), ownMs)),
  };
  hideAccounts({ service: () => auth } as unknown as Core.Strapi);
  const startedAt = performance.now();
  const login = auth.checkCredentials().then((result) => {
    expect(result).toBe(found);
    return performance.now() - startedAt;
  });
  await vi.runAllTimersAsync();
  return login;
}

test('a login that is refused takes as long where nobody has the address as where somebody has', async () => {
  expect(await durationOf(1, NOBODY)).toBe(1000);
  expect(await durationOf(80, NOBODY)).toBe(1000);
  expect(await durationOf(1300, NOBODY)).toBe(2000);
});

test('a member of staff does not wait', async () => {
  expect(await durationOf(80, SOMEBODY)).toBe(80);
});
