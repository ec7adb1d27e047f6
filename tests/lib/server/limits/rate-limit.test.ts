import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { countUse, prepareLimits } from '@/lib/server/limits/rate-limit';
import { shared } from '@/lib/server/ops/shared-state';
import { setContent } from '../../../support/fake-content';

const PACKAGE = 'rate-limiter-flexible';

/** As another bundle of the process has it. */
function loadAgain(): typeof import('rate-limiter-flexible') {
  const load = createRequire(import.meta.url);
  for (const file of Object.keys(load.cache)) if (file.includes(PACKAGE)) delete load.cache[file];
  return load(PACKAGE);
}

test('a limiter that another bundle has made refuses, too', async () => {
  setContent({});
  const { RateLimiterMemory } = loadAgain();
  const made = new RateLimiterMemory({ points: 1, duration: 60, keyPrefix: 'suggestions' });
  const limits = shared('limits', () => ({ ofThisCopy: new Map(), ofAllCopies: new Map() }));
  limits().ofThisCopy.set('suggestions', made);
  expect(await countUse('suggestions', 'a')).toEqual({ isAllowed: true });
  expect(await countUse('suggestions', 'a')).toMatchObject({ isAllowed: false });
});

test('a count outlives its request, and holds nothing of it', async () => {
  setContent({});
  prepareLimits();
  setFlagsFromString('--expose-gc');
  const collectGarbage: () => void = runInNewContext('gc');
  const requests = new AsyncLocalStorage<object>();
  /** What is rendered for a request hangs on it. */
  const request = async () => {
    const rendered = {};
    await requests.run(rendered, () => countUse('token', 'a'));
    return new WeakRef(rendered);
  };
  const rendered = await request();
  await delay(10);
  collectGarbage();
  expect(rendered.deref()).toBeUndefined();
  expect(await countUse('token', 'a')).toMatchObject({ isAllowed: false });
});
