import { describe, expect, test, vi } from 'vitest';
import { listResponse } from '../support/fake-fetch';
import { fakeTimers, never, setup, timed } from './support';

fakeTimers();

describe('an attempt', () => {
  test('ends after the time-out, with its connection', async () => {
    const { client, requests } = setup([never], { timeoutMs: 700, retry: { retries: 0 } });
    const { error, ms } = await timed(client.faq.list());

    expect(ms).toBe(700);
    expect(error).toMatchObject({ kind: 'unavailable', status: null });
    expect(requests[0]?.signal?.aborted).toBe(true);
  });

  test('also ends when the body stops in the middle', async () => {
    const stuck = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode('{"data":[')),
    });
    const { client } = setup([() => new Response(stuck)], { retry: { retries: 0 } });
    const { error, ms } = await timed(client.faq.list());

    expect(ms).toBe(5000);
    expect(error.kind).toBe('unavailable');
  });

  test('that succeeds leaves no timer behind', async () => {
    const { client } = setup([listResponse([])]);
    await client.faq.list();

    expect(vi.getTimerCount()).toBe(0);
  });
});
