import { describe, expect, test, vi } from 'vitest';
import { PageRegenerator, pagesToRefresh } from '@/lib/server/revalidation/regenerate-pages';

const page = (path: string, tags = ['content:articles'], status = 200) => ({ path, tags, status });

describe('which pages are asked for', () => {
  test('those that show what changed: the entry’s own first, then the short ones', () => {
    const pages = [
      page('/solutions/erp/payroll'),
      page('/blogs'),
      page('/faq', ['content:faq']),
      page('/a/b/news'),
      page('/'),
    ];
    expect(pagesToRefresh(pages, ['content:articles'], 'news')).toEqual({
      own: ['/a/b/news'],
      others: ['/', '/blogs', '/solutions/erp/payroll'],
    });
  });

  test('an article’s Markdown is its own; its picture is drawn behind, others when asked for', () => {
    const pages = [
      page('/share-image/post/other.png'),
      page('/share-image/post/news.png'),
      page('/api/markdown/post/news'),
      page('/sitemap.xml'),
    ];
    expect(pagesToRefresh(pages, ['content:articles'], 'news')).toEqual({
      own: ['/api/markdown/post/news'],
      others: ['/sitemap.xml', '/share-image/post/news.png'],
    });
    const branded = pages.map(({ path }) => page(path, ['content:company-profile']));
    expect(pagesToRefresh(branded, ['content:company-profile'], null).others).toHaveLength(4);
  });

  test('a kept 404 only where the entry may have filled it', () => {
    const lost = [page('/post/news', undefined, 404), page('/post/other', undefined, 404)];
    expect(pagesToRefresh(lost, ['content:articles'], 'news').own).toEqual(['/post/news']);
    expect(pagesToRefresh(lost, ['content:articles'], null)).toEqual({ own: [], others: [] });
    const screen = page('/no-article-found', undefined, 404);
    expect(pagesToRefresh([screen], ['content:articles'], null).others).toEqual([screen.path]);
  });

  test('where a redirect starts: the kept 404s it is about, and every kept redirect', () => {
    const tags = ['content:redirects'];
    const pages = [
      page('/old/caf%C3%A9', tags, 404),
      page('/older', tags, 404),
      page('/a/payroll', tags, 404),
      page('/elsewhere', tags, 308),
    ];
    const about = (from: string) => pagesToRefresh(pages, tags, null, from);
    const others = ['/elsewhere'];
    expect(about('/old/café')).toEqual({ own: ['/old/caf%C3%A9'], others });
    expect(about('/old/*')).toEqual({ own: ['/old/caf%C3%A9'], others });
    expect(about('/post/payroll')).toEqual({ own: ['/a/payroll'], others });
  });
});

/** A server whose pages are old until `finish` is called for them. */
function slowServer() {
  const asked: string[] = [];
  const fresh = new Set<string>();
  return {
    asked,
    finish: (path: string) => fresh.add(path),
    ask: async (path: string) => {
      asked.push(path);
      return { isStale: !fresh.has(path) };
    },
  };
}

describe('the refresher', () => {
  test('asks until the page was made anew', async () => {
    const server = slowServer();
    const refresher = new PageRegenerator(server.ask);
    const [done] = refresher.refresh(['/']);
    setTimeout(() => server.finish('/'), 60);
    await done;
    expect(server.asked.length).toBeGreaterThan(1);
  });

  test('asks once for a page that two changes wait for', async () => {
    const asked: string[] = [];
    let answer: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const refresher = new PageRegenerator(async (path) => {
      asked.push(path);
      await gate;
      return { isStale: false };
    });
    const busy = refresher.refresh(['/1', '/2', '/3', '/4']);
    const both = [...refresher.refresh(['/late']), ...refresher.refresh(['/late'])];
    answer();
    await Promise.all([...busy, ...both]);
    expect(asked.filter((path) => path === '/late')).toHaveLength(1);
  });

  test('says of each page when it was made, what changed last first', async () => {
    const server = slowServer();
    const refresher = new PageRegenerator(server.ask);
    const busy = refresher.refresh(['/1', '/2', '/3', '/4']);
    const [other] = refresher.refresh(['/other']);
    const [own] = refresher.refresh(['/own']);
    const order: string[] = [];
    const noted = [
      own?.then(() => order.push('/own')),
      other?.then(() => order.push('/other')),
      ...busy,
    ];
    for (const path of ['/1', '/2', '/3', '/4', '/own', '/other']) server.finish(path);
    await Promise.all(noted);
    expect(order).toEqual(['/own', '/other']);
  });

  test('makes a page at once for its visitor, however many are before it', async () => {
    const server = slowServer();
    const refresher = new PageRegenerator(server.ask);
    refresher.refresh(['/1', '/2', '/3', '/4', '/5', '/wanted', '/6']);
    expect(refresher.ready('/elsewhere')).toBeUndefined();
    const visit = refresher.ready('/wanted');
    expect(server.asked).toEqual(['/1', '/2', '/3', '/4', '/wanted']);
    server.finish('/wanted');
    await visit;
    expect(refresher.ready('/wanted')).toBeUndefined();
    expect(server.asked).not.toContain('/6');
  });

  test('a visitor of a held page waits until it was made after that', async () => {
    const server = slowServer();
    const refresher = new PageRegenerator(server.ask);
    const resume = await refresher.hold();
    refresher.refresh(['/other', '/wanted']);
    const visit = refresher.ready('/wanted');
    expect(server.asked).toEqual([]);
    server.finish('/wanted');
    resume();
    await visit;
    expect(server.asked[0]).toBe('/wanted');
  });

  test('nobody waits long for a page that cannot be made, and later visitors not at all', async () => {
    vi.useFakeTimers();
    try {
      const refresher = new PageRegenerator(slowServer().ask);
      refresher.refresh(['/']);
      const visit = refresher.ready('/');
      await vi.advanceTimersByTimeAsync(4_000);
      await visit;
      expect(refresher.ready('/')).toBeUndefined();
    } finally {
      vi.useRealTimers();
    }
  });

  test('asks again for a page that changed while it was being made', async () => {
    const asked: string[] = [];
    const refresher = new PageRegenerator(async (path) => {
      asked.push(path);
      return { isStale: false };
    });
    const [first] = refresher.refresh(['/']);
    const [second] = refresher.refresh(['/']);
    await Promise.all([first, second]);
    expect(asked).toEqual(['/', '/']);
  });

  test('begins no page while it is held, and lets what is in the making finish', async () => {
    const server = slowServer();
    const refresher = new PageRegenerator(server.ask);
    const [first] = refresher.refresh(['/slow']);
    setTimeout(() => server.finish('/slow'), 40);
    const resume = await refresher.hold();
    await first;
    server.finish('/next');
    const [second] = refresher.refresh(['/next']);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(server.asked).not.toContain('/next');
    resume();
    await second;
    expect(server.asked).toContain('/next');
  });

  test('gives up on a page that cannot be asked for, and never rejects', async () => {
    const refresher = new PageRegenerator(async () => {
      throw new Error('gone');
    });
    await expect(Promise.all(refresher.refresh(['/']))).resolves.toEqual([undefined]);
  });
});
