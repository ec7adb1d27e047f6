import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { errorResponse, listResponse } from '../support/fake-fetch';
import { fakeTimers, never, refuse, setup, timed } from './support';

fakeTimers();

describe('a read that fails', () => {
  test('is sent three times more, after 1, 2 and 4 seconds', async () => {
    const { client, requests } = setup([refuse]);
    const { error, ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(4);
    expect(ms).toBe(7000);
    expect(error.kind).toBe('unavailable');
  });

  test.each([408, 425, 429, 500, 502, 503, 504])('with %i is sent again', async (status) => {
    const { client, requests } = setup([errorResponse(status, 'Later'), listResponse([])]);
    const response = client.faq.list();
    await vi.runAllTimersAsync();

    expect(await response).toEqual([]);
    expect(requests).toHaveLength(2);
  });

  test.each([400, 401, 403, 404, 413])('with %i is not sent again', async (status) => {
    const { client, requests } = setup([errorResponse(status, 'No')]);
    await timed(client.faq.list());

    expect(requests).toHaveLength(1);
  });

  test.each([
    [500, 1],
    [503, 4],
  ])('of the category tree with %i is sent %i times', async (status, times) => {
    const { client, requests } = setup([errorResponse(status, 'Later')]);
    const { error } = await timed(client.categories.tree());

    expect(requests).toHaveLength(times);
    expect(error.kind).toBe('unavailable');
  });

  test('waits no longer than the longest delay', async () => {
    const { client, requests } = setup([refuse], {
      retry: { retries: 7, budgetMs: 1_000_000 },
    });
    const { ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(8);
    expect(ms).toBe(1000 * (1 + 2 + 4 + 8 + 16 + 30 + 30));
  });

  test('does not begin a wait that would pass the budget', async () => {
    const { client, requests } = setup([refuse], { retry: { budgetMs: 3000 } });
    const { ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(2);
    expect(ms).toBe(1000);
  });

  test('says why it failed where a busy machine wakes up after the budget', async () => {
    const { client, requests } = setup([refuse]);
    const failure = client.faq.list().catch(String);
    await vi.advanceTimersByTimeAsync(999);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000);
    onTestFinished(() => void vi.restoreAllMocks());
    await vi.runAllTimersAsync();

    expect(requests).toHaveLength(1);
    expect(await failure).toContain('GET /api/qnas failed');
  });

  test('without a response ends with the budget, not after it', async () => {
    const { client, requests } = setup([never]);
    const { error, ms } = await timed(client.faq.list());

    // 5 s, a wait of 1 s, and the 2 s that are left.
    expect(requests).toHaveLength(2);
    expect(ms).toBe(8000);
    expect(error.message).toBe('GET /api/qnas timed out after 2000 ms');
  });

  test('with Retry-After waits that long', async () => {
    const later = { ...errorResponse(429, 'Later'), headers: { 'retry-after': '3' } };
    const { client, requests } = setup([later, listResponse([])]);
    const response = client.faq.list();

    await vi.advanceTimersByTimeAsync(2999);
    expect(requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(await response).toEqual([]);
  });

  test('with a Retry-After beyond the budget gives up at once and reports it', async () => {
    const date = new Date(Date.now() + 60_000).toUTCString();
    const later = { ...errorResponse(503, 'Later'), headers: { 'retry-after': date } };
    const { client, requests } = setup([later]);
    const { error, ms } = await timed(client.faq.list());

    expect(requests).toHaveLength(1);
    expect(ms).toBe(0);
    expect(error.retryAfter).toBeGreaterThanOrEqual(59);
  });

  test('with an unreadable Retry-After is retried as usual', async () => {
    const later = { ...errorResponse(503, 'Later'), headers: { 'retry-after': 'soon' } };
    const { client } = setup([later, later, later, later]);
    const { error, ms } = await timed(client.faq.list());

    expect(ms).toBe(7000);
    expect(error.retryAfter).toBeNull();
  });

  describe('with all its retries', () => {
    const away = errorResponse(503, 'Away');
    const faults = [away, away, away, away];

    test('is sent once for 5 seconds, in another form too', async () => {
      const { client, requests } = setup([away]);
      const first = await timed(client.menus.list());
      const second = await timed(client.menus.list());

      // Of the tree four times, of each plain form once; then each once.
      expect(first.ms).toBe(7000);
      expect(second.ms).toBe(0);
      const paths = requests.map(({ url }) => url.pathname);
      expect(paths.filter((path) => path === '/api/menus/tree')).toHaveLength(4 + 1);
      expect(paths).toHaveLength(4 + 2 + 1 + 2);
    });

    test('is sent again as often as before when it has succeeded', async () => {
      const { client, requests } = setup([...faults, listResponse([]), away]);
      await timed(client.faq.list());
      expect(await client.faq.list()).toEqual([]);
      await timed(client.faq.list());

      expect(requests).toHaveLength(4 + 1 + 4);
    });

    test('is sent again as often as before after 5 seconds', async () => {
      const { client, requests } = setup([away]);
      await timed(client.faq.list());
      await vi.advanceTimersByTimeAsync(5000);
      await timed(client.faq.list());

      expect(requests).toHaveLength(4 + 4);
    });

    test('says nothing about another resource', async () => {
      const { client, requests } = setup([...faults, away, listResponse([])]);
      await timed(client.faq.list());
      const team = client.team.list();
      await vi.runAllTimersAsync();

      expect(await team).toEqual([]);
      expect(requests).toHaveLength(4 + 2);
    });
  });
});
