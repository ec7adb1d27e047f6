import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { TurnQueue } from '@/server/turn-queue';

test('one task runs in a turn, each in the context that it was added in', async () => {
  const queue = new TurnQueue();
  const context = new AsyncLocalStorage<string>();
  const ran: (string | undefined)[] = [];
  for (const name of ['a', 'b', 'c']) {
    context.run(name, () => queue.add(() => ran.push(context.getStore())));
  }
  const counts: number[] = [];
  while (ran.length < 3) {
    counts.push(ran.length);
    await setImmediate();
  }
  expect(ran).toEqual(['a', 'b', 'c']);
  expect(counts).toEqual([0, 1, 2]);
});
