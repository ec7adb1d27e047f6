import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLogoFile } from '@/lib/server/seo/logo-file';
import { type FakeStep, fakeFetch } from '../../../support/fake-fetch';
import { passTime } from '../../../support/pass-time';

const URL_OF_LOGO = 'https://media.example/uploads/logo.svg?v=1';
const DOWN: FakeStep = { status: 503 };
const NONE = { bytes: null, isComplete: true };
const NOT_YET = { bytes: null, isComplete: false };

const read = () => readLogoFile(URL_OF_LOGO);
const wait = (seconds: number) => passTime(seconds * 1000);

function serve(...steps: FakeStep[]) {
  const fetch = fakeFetch(...steps);
  vi.stubGlobal('fetch', fetch);
  return fetch.requests;
}

beforeEach(() => {
  globalThis.sharedState = undefined;
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a file is asked for once in five minutes, however much is drawn with it', async () => {
  const requests = serve({ body: 'one' }, { body: 'two' });
  const one = { bytes: Buffer.from('one'), isComplete: true };
  expect([await read(), await read()]).toEqual([one, one]);
  wait(299);
  expect(await read()).toEqual(one);
  expect(requests).toHaveLength(1);
  wait(2);
  expect((await read()).bytes?.toString()).toBe('two');
  expect(requests[0]?.init).toMatchObject({ redirect: 'error' });
});

test('of a file that does not end, no more is read than a logo may have', async () => {
  let sent = 0;
  const body = new ReadableStream({
    pull(controller) {
      // What reads on gets no more than that, so that it ends.
      if (sent >= 10_000_000) return controller.close();
      sent += 100_000;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  vi.stubGlobal('fetch', async () => new Response(body));
  expect(await read()).toEqual(NONE);
  expect(sent).toBeLessThan(1_000_000);
});

test('a file that came once is drawn while the next one does not come', async () => {
  serve({ body: 'one' }, DOWN);
  const file = await read();
  wait(301);
  expect(await read()).toEqual(file);
});

test('a file is asked for again when the clock was set back', async () => {
  const requests = serve({ body: 'one' });
  vi.useFakeTimers({ toFake: ['Date'] });
  await read();
  vi.setSystemTime(Date.now() - 86_400_000);
  wait(301);
  await read();
  expect(requests).toHaveLength(2);
});

test('a file that is not there is no logo, and is not asked for twice a minute', async () => {
  const requests = serve({ status: 404 });
  expect(await read()).toEqual(NONE);
  wait(31);
  expect(await read()).toEqual(NONE);
  expect(requests).toHaveLength(1);
});

test.each([503, 429])(
  'a fault (%s) is tried again soon; one that lasts, every five minutes',
  async (status) => {
    const requests = serve({ status });
    expect([await read(), await read()]).toEqual([NOT_YET, NOT_YET]);
    expect(requests).toHaveLength(1);
    wait(31);
    expect(await read()).toEqual(NOT_YET);
    expect(requests).toHaveLength(2);
    wait(300);
    expect(await read()).toEqual(NONE);
    expect(requests).toHaveLength(3);
    wait(31);
    expect(await read()).toEqual(NONE);
    expect(requests).toHaveLength(3);
    wait(300);
    serve({ body: 'one' });
    expect(await read()).toEqual({ bytes: Buffer.from('one'), isComplete: true });
  },
);
