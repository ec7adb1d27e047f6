import { afterEach, expect, test, vi } from 'vitest';
import { ContentError } from '@/content-client';
import { createAdditions } from '@/content-client/additions';

afterEach(() => vi.useRealTimers());

test('what the service lacked when it last responded, it lacks while it is down', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const additions = createAdditions();
  const refused = async () => {
    throw new ContentError('refused', { kind: 'unauthorized', status: 403 });
  };
  const down = async () => {
    throw new ContentError('down', { kind: 'unavailable' });
  };
  await expect(additions.use('company profile', down, () => null)).rejects.toThrow('down');
  expect(await additions.use('company profile', refused, () => null)).toBeNull();
  vi.setSystemTime(Date.now() + 600_000);
  expect(await additions.use('company profile', down, () => null)).toBeNull();
  vi.setSystemTime(Date.now() + 600_000);
  expect(
    await additions.use(
      'company profile',
      async () => 'there',
      () => null,
    ),
  ).toBe('there');
  await expect(additions.use('company profile', down, () => null)).rejects.toThrow('down');
});
