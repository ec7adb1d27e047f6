import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { PageRegenerator } from '@/lib/server/revalidation/page-regenerator';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A server whose pages are stale until `finish` is called for them. */
function slowServer() {
  const requested: string[] = [];
  const fresh = new Set<string>();
  return {
    requested,
    finish: (path: string) => fresh.add(path),
    request: async (path: string) => {
      requested.push(path);
      return { isStale: !fresh.has(path) };
    },
  };
}

describe('the regenerator', () => {
  test('requests a page until it is regenerated', async () => {
    const server = slowServer();
    const regenerator = new PageRegenerator(server.request);
    const [done] = regenerator.regenerate(['/']);
    await vi.waitFor(() => expect(server.requested.length).toBeGreaterThan(1));
    server.finish('/');
    await Promise.all([done, vi.advanceTimersByTimeAsync(500)]);
  });

  test('requests a page once that two changes affect', async () => {
    const requested: string[] = [];
    let respond: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      respond = resolve;
    });
    const regenerator = new PageRegenerator(async (path) => {
      requested.push(path);
      await gate;
      return { isStale: false };
    });
    const busy = regenerator.regenerate(['/1', '/2', '/3', '/4']);
    const both = [...regenerator.regenerate(['/queued']), ...regenerator.regenerate(['/queued'])];
    respond();
    await Promise.all([...busy, ...both]);
    expect(requested.filter((path) => path === '/queued')).toHaveLength(1);
  });

  test('tells of each page when it is regenerated, what changed last first', async () => {
    const server = slowServer();
    const regenerator = new PageRegenerator(server.request);
    const busy = regenerator.regenerate(['/1', '/2', '/3', '/4']);
    const [other] = regenerator.regenerate(['/other']);
    const [own] = regenerator.regenerate(['/own']);
    const order: string[] = [];
    const noted = [
      own?.then(() => order.push('/own')),
      other?.then(() => order.push('/other')),
      ...busy,
    ];
    for (const path of ['/1', '/2', '/3', '/4', '/own', '/other']) server.finish(path);
    await Promise.all([...noted, vi.advanceTimersByTimeAsync(500)]);
    expect(order).toEqual(['/own', '/other']);
  });

  test('regenerates a page at once for its visitor, however many are queued before it', async () => {
    const server = slowServer();
    const regenerator = new PageRegenerator(server.request);
    regenerator.regenerate(['/1', '/2', '/3', '/4', '/5', '/visited', '/6']);
    expect(regenerator.whenRegenerated('/elsewhere')).toBeUndefined();
    const visit = regenerator.whenRegenerated('/visited');
    expect(server.requested).toEqual(['/1', '/2', '/3', '/4', '/visited']);
    server.finish('/visited');
    await Promise.all([visit, vi.advanceTimersByTimeAsync(500)]);
    expect(regenerator.whenRegenerated('/visited')).toBeUndefined();
    expect(server.requested).not.toContain('/6');
  });

  test('a visitor of a page that is paused waits until it is regenerated after that', async () => {
    const server = slowServer();
    const regenerator = new PageRegenerator(server.request);
    const resume = await regenerator.pause();
    regenerator.regenerate(['/other', '/visited']);
    const visit = regenerator.whenRegenerated('/visited');
    expect(server.requested).toEqual([]);
    server.finish('/visited');
    resume();
    await visit;
    expect(server.requested[0]).toBe('/visited');
  });

  test('no visitor waits long for a page that cannot be rendered, and later ones not at all', async () => {
    const regenerator = new PageRegenerator(slowServer().request);
    regenerator.regenerate(['/']);
    const visit = regenerator.whenRegenerated('/');
    await vi.advanceTimersByTimeAsync(4_000);
    await visit;
    expect(regenerator.whenRegenerated('/')).toBeUndefined();
  });

  test('requests a page again that changed while it was rendered', async () => {
    const requested: string[] = [];
    const regenerator = new PageRegenerator(async (path) => {
      requested.push(path);
      return { isStale: false };
    });
    const [first] = regenerator.regenerate(['/']);
    const [second] = regenerator.regenerate(['/']);
    await Promise.all([first, second]);
    expect(requested).toEqual(['/', '/']);
  });

  test('starts no page while it is paused, and lets running ones finish', async () => {
    const server = slowServer();
    const regenerator = new PageRegenerator(server.request);
    const [first] = regenerator.regenerate(['/slow']);
    const pausing = regenerator.pause();
    server.finish('/slow');
    const [resume] = await Promise.all([pausing, first, vi.advanceTimersByTimeAsync(100)]);
    server.finish('/next');
    const [second] = regenerator.regenerate(['/next']);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.requested).not.toContain('/next');
    resume();
    await second;
    expect(server.requested).toContain('/next');
  });

  test('gives up on a page that cannot be requested, and never rejects', async () => {
    const regenerator = new PageRegenerator(async () => {
      throw new Error('gone');
    });
    await expect(Promise.all(regenerator.regenerate(['/']))).resolves.toEqual([undefined]);
  });
});
