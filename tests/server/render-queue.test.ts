import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { RenderQueue } from '@/server/render-queue';

/** Adds a response for each name; `begun` are the names whose turn has come. */
function addAll(queue: RenderQueue, names: readonly string[]) {
  const context = new AsyncLocalStorage<string>();
  const begun: (string | undefined)[] = [];
  const responses = names.map((name) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    context.run(name, () => queue.add(response, () => begun.push(context.getStore())));
    return response;
  });
  return { begun, responses };
}

test('two responses are made at a time, in order, each in the context that it was added in', async () => {
  const { begun, responses } = addAll(new RenderQueue(), ['a', 'b', 'c', 'd']);
  await setImmediate();
  expect(begun).toEqual(['a', 'b']);
  responses[1]?.emit('close');
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']));
});

test('of a client that has gone nothing is made', async () => {
  const { begun, responses } = addAll(new RenderQueue(), ['a', 'b', 'gone', 'd']);
  responses[2]?.destroy();
  await setImmediate();
  responses[0]?.emit('close');
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'd']));
});

test('a response that waits for content keeps nobody waiting while the process has nothing to do', async () => {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(used(0.1));
  const { begun } = addAll(new RenderQueue(), ['a', 'b', 'c']);
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']), { timeout: 800 });
});

test('while the process is busy a turn lasts longer, yet not without an end', async () => {
  vi.spyOn(performance, 'eventLoopUtilization').mockReturnValue(used(0.9));
  const { begun } = addAll(new RenderQueue(), ['a', 'b', 'c']);
  await setTimeout(400);
  expect(begun).toEqual(['a', 'b']);
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']), { timeout: 5_000 });
});

/** @param utilization The part of the time in which the event loop had something to do. */
function used(utilization: number) {
  return { idle: 0, active: 0, utilization };
}
