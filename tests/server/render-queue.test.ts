import { AsyncLocalStorage } from 'node:async_hooks';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
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

test('a response that waits for content keeps nobody waiting for long', async () => {
  const { begun } = addAll(new RenderQueue(), ['a', 'b', 'c']);
  await vi.waitFor(() => expect(begun).toEqual(['a', 'b', 'c']), { timeout: 5_000 });
});
