import { afterEach, expect, test, vi } from 'vitest';
import { ContentError } from '@/content-client';
import { createAdditions } from '@/content-client/additions';
import { passTime } from '../support/pass-time';

afterEach(() => vi.useRealTimers());

test('what the service lacked when it last responded, it lacks while it is down', async () => {
  const additions = createAdditions();
  const refused = async () => {
    throw new ContentError('refused', { kind: 'unauthorized', status: 403 });
  };
  const down = async () => {
    throw new ContentError('down', { kind: 'unavailable' });
  };
  await expect(additions.use('company profile', down, () => null)).rejects.toThrow('down');
  expect(await additions.use('company profile', refused, () => null)).toBeNull();
  passTime(600_000);
  expect(await additions.use('company profile', down, () => null)).toBeNull();
  passTime(600_000);
  expect(
    await additions.use(
      'company profile',
      async () => 'there',
      () => null,
    ),
  ).toBe('there');
  await expect(additions.use('company profile', down, () => null)).rejects.toThrow('down');
});

test('what the service lacked is asked for again after some minutes, also when the clock was set back', async () => {
  const additions = createAdditions();
  const refused = async () => {
    throw new ContentError('refused', { kind: 'unauthorized', status: 403 });
  };
  const there = () =>
    additions.use<string | null>(
      'company profile',
      async () => 'there',
      () => null,
    );
  expect(await additions.use('company profile', refused, () => null)).toBeNull();
  vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] });
  expect(await there()).toBeNull();
  passTime(300_000);
  expect(await there()).toBe('there');
});

test('a service that responds to all addresses alike has no addition', async () => {
  const additions = createAdditions();
  const malformed = (status: number | null) => async () => {
    throw new ContentError('malformed', { kind: 'malformed', status });
  };
  expect(await additions.use('company profile', malformed(null), () => null)).toBeNull();
  await expect(additions.use('redirects', malformed(200), () => null)).rejects.toThrow('malformed');
  await additions.use(
    'press kit',
    async () => 'there',
    () => null,
  );
  await expect(additions.use('press kit', malformed(null), () => null)).rejects.toThrow(
    'malformed',
  );
});

test.each([
  ['does not respond', { kind: 'unavailable' }],
  ['refuses its token', { kind: 'unauthorized', status: 401 }],
  ['has a login page before it', { kind: 'malformed', status: 200 }],
] as const)(
  'where the service %s, what is stored in the plain form is read',
  async (_, details) => {
    const additions = createAdditions();
    const fails = async () => {
      throw new ContentError('fails', details);
    };
    expect(await additions.use('types of an article', fails, () => 'stored')).toBe('stored');
    await expect(additions.use('types of listed articles', fails, fails)).rejects.toThrow('fails');
  },
);
