import { afterEach, expect, test, vi } from 'vitest';
import { Expiry } from '@/lib/server/revalidation/expiry';

afterEach(() => void vi.useRealTimers());

test('what began before an expiry of one of its tags is expired, what began after it is not', async () => {
  const expiry = new Expiry();
  const before = expiry.time;
  expect(expiry.isExpired(['a'], before)).toBe(false);
  await expiry.expire(['a', 'b']);
  expect(expiry.isExpired(['x', 'b'], before)).toBe(true);
  expect(expiry.isExpired(['x'], before)).toBe(false);
  expect(expiry.isExpired(['a'], expiry.time)).toBe(false);
});

test('without other copies an expiry is there before anybody has followed it', () => {
  const expiry = new Expiry();
  const before = expiry.time;
  void expiry.expire(['a']);
  expect(expiry.isExpired(['a'], before)).toBe(true);
  expect(expiry.isExpired(['a'], expiry.time)).toBe(false);
});

test('an expiry waits for everybody who listens', async () => {
  const expiry = new Expiry();
  const done: string[] = [];
  let finish = () => {};
  expiry.onExpire((tags) => {
    done.push(`first ${tags}`);
    return undefined;
  });
  expiry.onExpire(async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    done.push('second');
  });
  const expired = expiry.expire(['a']).then(() => done.push('expired'));
  await Promise.resolve();
  expect(done).toEqual(['first a']);
  finish();
  await expired;
  expect(done).toEqual(['first a', 'second', 'expired']);
});

test('a read sees what was announced before it, and of two changes of one moment the first alone', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const expiry = new Expiry();
  const first = expiry.nextTime();
  expiry.announce(['a'], first);
  const { readTime } = expiry;
  expect(expiry.time).toBeLessThan(first);
  const second = expiry.nextTime();
  void expiry.mark({ tags: new Map([['a', first]]), everything: 0 });
  expect(expiry.isExpired(['a'], readTime)).toBe(false);
  void expiry.mark({ tags: new Map([['a', second]]), everything: 0 });
  expect(expiry.isExpired(['a'], readTime)).toBe(true);
});

test('an event is known as one, an expiry alone is none', async () => {
  const expiry = new Expiry();
  const before = expiry.generation;
  await expiry.expire(['a']);
  expect(expiry.hasEvent(['a'], before)).toBe(false);
  expiry.announce(['b'], expiry.nextTime());
  expect(expiry.hasEvent(['a', 'b'], before)).toBe(true);
  expect(expiry.hasEvent(['b'], expiry.generation)).toBe(false);
});
