import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { countUse } from '@/lib/server/limits/rate-limit';
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
