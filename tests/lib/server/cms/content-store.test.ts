import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createContentClient } from '@/content-client';
import { ContentStore } from '@/lib/server/cms/content-store';
import { FileStore } from '@/lib/server/cms/file-store';
import { Expiry } from '@/lib/server/revalidation/expiry';
import { eventually } from '@/tests/support/eventually';
import { passTime } from '@/tests/support/pass-time';
import { createFolderForTest } from '@/tests/support/temporary-folder';

const URL_OF_FAQ = 'https://cms.example/api/qnas';
const TAGS = ['content:faq'];
const FALLBACK_TIMEOUT_MS = 50;
const init = (tags: string[] = TAGS) => ({ method: 'GET', next: { revalidate: 300, tags } });
const list = (...titles: string[]) => Response.json({ data: titles.map((title) => ({ title })) });

let folder: string;
let answer: (url: string, signal: AbortSignal) => Response | Promise<Response>;
let asked: string[];

beforeEach(() => {
  folder = createFolderForTest();
  asked = [];
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** A store of a process; two with one folder are the process before and after a restart. */
function storeOf(expiry = new Expiry(), files = new FileStore(folder), limits = {}) {
  const store = new ContentStore({
    store: files,
    expiry,
    limits: { FALLBACK_TIMEOUT_MS, ...limits },
    fetch: async (input, options) => {
      asked.push(String(input));
      return answer(String(input), options?.signal ?? new AbortController().signal);
    },
  });
  const read = async (url = URL_OF_FAQ, tags?: string[]) => {
    const response = await store.fetch(url, init(tags));
    return { status: response.status, text: await response.text() };
  };
  return { store, expiry, read };
}

/** A fault may last so long. */
function passMinute() {
  passTime(60_000);
}

describe('a read', () => {
  test('is asked for once until it expires or is five minutes old', async () => {
    const { read, expiry } = storeOf();
    answer = () => list('a');
    expect((await read()).text).toContain('"a"');
    await read();
    expect(asked).toHaveLength(1);
    answer = () => list('b');
    await expiry.expire(['content:team']);
    expect((await read()).text).toContain('"a"');
    await expiry.expire(TAGS);
    expect((await read()).text).toContain('"b"');
    vi.useFakeTimers({ now: Date.now() + 300_001 });
    answer = () => list('c');
    expect((await read()).text).toContain('"c"');
    // The clock is set back.
    vi.useFakeTimers({ now: Date.now() - 86_400_000 });
    answer = () => list('d');
    expect((await read()).text).toContain('"d"');
  });

  test('that many send at once is one request; one that began before an expiry is not shared', async () => {
    const { read, expiry } = storeOf();
    let release = (_: Response) => {};
    answer = () => new Promise((resolve) => (release = resolve));
    const before = [read(), read()];
    await eventually(() => expect(asked).toHaveLength(1));
    const releaseOld = release;
    await expiry.expire(TAGS);
    const after = read();
    await eventually(() => expect(asked).toHaveLength(2));
    releaseOld(list('old'));
    for (const early of await Promise.all(before)) expect(early.text).toContain('old');
    // That the old one is over ends nothing of the new one.
    const later = read();
    release(list('new'));
    expect((await after).text).toContain('new');
    expect((await later).text).toContain('new');
    expect((await read()).text).toContain('new');
    expect(asked).toHaveLength(2);
  });

  test('of what has been announced to be old waits for a service that is slow', async () => {
    const { read, expiry } = storeOf();
    answer = () => list('old');
    await read();
    answer = (_, signal) =>
      new Promise((resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('timed out')));
        setTimeout(() => resolve(list('new')), 2 * FALLBACK_TIMEOUT_MS);
      });
    expiry.announce(TAGS, expiry.nextTime());
    await expiry.expire(TAGS);
    expect((await read()).text).toContain('new');
    await expiry.expire(TAGS);
    answer = (_, signal) =>
      new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(new Error('timed out'))),
      );
    expect((await read()).text).toContain('new');
  });

  test('is sent to a service that did not answer before, once it has announced something', async () => {
    const { read, expiry } = storeOf();
    answer = () => list('old');
    await read();
    await read('https://cms.example/api/others');
    answer = () => Promise.reject(new Error('connection refused'));
    await expiry.expire(TAGS);
    for (const url of [URL_OF_FAQ, 'https://cms.example/api/others']) await read(url);
    answer = () => list('new');
    expect((await read()).text).toContain('old');
    expiry.announce(TAGS, expiry.nextTime());
    await expiry.expire(TAGS);
    for (const url of [URL_OF_FAQ, 'https://cms.example/api/others']) {
      expect((await read(url)).text).toContain('new');
    }
    // In vain: it is asked once.
    answer = () => Promise.reject(new Error('connection refused'));
    expiry.announce(TAGS, expiry.nextTime());
    await expiry.expire(TAGS);
    asked = [];
    for (let visit = 0; visit < 3; visit += 1) expect((await read()).text).toContain('new');
    expect(asked).toHaveLength(1);
  });

  test('is the service’s own error where nothing is stored', async () => {
    const { read } = storeOf();
    answer = () => new Response('{"error":{"status":503}}', { status: 503 });
    expect((await read()).status).toBe(503);
    answer = () => {
      throw new Error('refused');
    };
    await expect(read()).rejects.toThrow('refused');
  });
});

describe('where the service fails', () => {
  const failures: Record<string, () => Response | Promise<Response>> = {
    'does not answer': () => Promise.reject(new Error('connection refused')),
    'answers too late': () => new Promise(() => {}),
    'answers 500': () => new Response('no', { status: 500 }),
    'refuses the token': () => Response.json({ error: { status: 401 } }, { status: 401 }),
    'answers something that is not JSON': () => new Response('<html>'),
    'answers JSON of somebody else': () => Response.json({ hello: 'world' }),
    'answers a 404 of its proxy': () => new Response('<html>', { status: 404 }),
  };

  test.each(Object.keys(failures))('the last good answer is given: it %s', async (name) => {
    const { read, expiry } = storeOf();
    answer = () => list('good');
    await read();
    answer = (_, signal) =>
      Promise.race([
        failures[name]?.() ?? list(),
        new Promise<Response>((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('timed out'))),
        ),
      ]);
    await expiry.expire(TAGS);
    expect((await read()).text).toContain('good');
  });

  test('also after a restart, and the other reads do not wait again', async () => {
    answer = (url) => list(`good ${url}`);
    const { read: before } = storeOf();
    for (const name of ['a', 'b', 'c']) await before(`https://cms.example/${name}`);
    answer = () => Promise.reject(new Error('connection refused'));
    asked = [];
    const { read, store } = storeOf();
    for (const name of ['a', 'b', 'c', 'a']) {
      expect((await read(`https://cms.example/${name}`)).text).toContain(`good`);
    }
    expect(asked).toEqual(['https://cms.example/a']);
    expect(await store.status()).toMatchObject({ entries: 3, servedStale: 3, failingSeconds: 0 });
  });

  test.each([
    [503, ['a']],
    [500, ['a', 'b']],
  ])(
    'the other reads ask a service that fails, but not one that is down (%i)',
    async (status, names) => {
      const { read, expiry } = storeOf();
      answer = () => list('good');
      for (const name of ['a', 'b']) await read(`https://cms.example/${name}`);
      answer = () => new Response('no', { status });
      await expiry.expire(TAGS);
      asked = [];
      for (const name of ['a', 'b']) await read(`https://cms.example/${name}`);
      expect(asked).toEqual(names.map((name) => `https://cms.example/${name}`));
    },
  );

  test('what could not be stored on a full disk is stored as soon as it can be', async () => {
    const files = new FileStore(folder);
    const { read, store, expiry } = storeOf(new Expiry(), files);
    answer = () => list('old');
    await read();
    const full = vi.spyOn(files, 'set').mockRejectedValue(new Error('ENOSPC'));
    answer = () => list('new');
    await expiry.expire(TAGS);
    await read();
    await store.heal();
    full.mockRestore();
    await store.heal();
    answer = () => Promise.reject(new Error('connection refused'));
    expect((await storeOf().read()).text).toContain('new');
  });

  test('one that can never be stored keeps no other from it', async () => {
    const files = new FileStore(folder);
    const { read, store } = storeOf(new Expiry(), files);
    answer = (url) => list(`good ${url}`);
    const { set } = files;
    let isFull = true;
    vi.spyOn(files, 'set').mockImplementation((url, value) =>
      isFull || url.endsWith('never')
        ? Promise.reject(new Error('EIO'))
        : set.call(files, url, value),
    );
    for (const name of ['never', 'b']) await read(`https://cms.example/${name}`);
    isFull = false;
    for (let round = 0; round < 2; round += 1) await store.heal();
    answer = () => Promise.reject(new Error('connection refused'));
    expect((await storeOf().read('https://cms.example/b')).text).toContain('good');
  });

  test('what was answered meanwhile is asked for again, and expires when it heals', async () => {
    answer = () => list('old');
    const { read, store, expiry } = storeOf();
    await read();
    await expiry.expire(TAGS);
    answer = () => Promise.reject(new Error('connection refused'));
    await read();
    expect(await store.heal()).toEqual([]);
    const rendered = expiry.time;
    answer = () => list('new');
    expect(await store.heal()).toEqual(TAGS);
    expect(expiry.isExpired(TAGS, rendered)).toBe(true);
    asked = [];
    expect((await read()).text).toContain('new');
    expect(asked).toEqual([]);
    expect(await store.status()).toMatchObject({ servedStale: 0, failingSeconds: null });
  });

  test('what the service says again as before heals without expiring anything', async () => {
    answer = () => list('same');
    const { read, store, expiry } = storeOf();
    await read();
    await expiry.expire(TAGS);
    answer = () => Promise.reject(new Error('connection refused'));
    await read();
    const rendered = expiry.time;
    answer = () => list('same');
    expect(await store.heal()).toEqual([]);
    expect(expiry.isExpired(TAGS, rendered)).toBe(false);
    asked = [];
    expect((await read()).text).toContain('same');
    expect(asked).toEqual([]);
    expect(await store.status()).toMatchObject({ servedStale: 0, failingSeconds: null });
  });

  test.each(['in the same round', 'in a later one'])(
    'what was published while others were still asked for is not healed with what was before: %s',
    async (when) => {
      const names = Array.from({ length: 5 }, (_, index) => `${index}`);
      const urlOf = (name: string) => `https://cms.example/api/${name}`;
      const tagsOf = (name: string) => [`content:${name}`];
      answer = () => list('old');
      const { read, store, expiry } = storeOf();
      for (const name of names) await read(urlOf(name), tagsOf(name));
      await expiry.expire(names.flatMap(tagsOf));
      answer = () => Promise.reject(new Error('connection refused'));
      for (const name of names) await read(urlOf(name), tagsOf(name));
      let release = () => {};
      const isReleased = new Promise<void>((resolve) => {
        release = resolve;
      });
      const slow = when === 'in a later one' ? '4' : '1';
      answer = async (url) => {
        if (url === urlOf(slow)) await isReleased;
        return list('before');
      };
      asked = [];
      const healing = store.heal();
      await eventually(() => expect(asked).toContain(urlOf(slow)));
      answer = () => list('published');
      expiry.announce(tagsOf('0'), expiry.nextTime());
      await expiry.expire(tagsOf('0'));
      release();
      await healing;
      expect((await read(urlOf('0'), tagsOf('0'))).text).toContain('published');
      expect((await read(urlOf('2'), tagsOf('2'))).text).toContain('before');
    },
  );

  test('an outage has one beginning, however its reads are asked for again and the clock is set back', async () => {
    const log = vi.spyOn(process.stderr, 'write');
    answer = () => list('old');
    const { read, store, expiry } = storeOf();
    for (const name of ['a', 'b']) await read(`https://cms.example/${name}`);
    await expiry.expire(TAGS);
    answer = () => Promise.reject(new Error('connection refused'));
    await read('https://cms.example/a');
    passTime(60_000);
    let reject = (_: Error) => {};
    answer = () => new Promise((_, fail) => (reject = fail));
    const healing = store.heal();
    await eventually(() => expect(asked).toHaveLength(4));
    vi.useFakeTimers({ now: Date.now() - 86_400_000, toFake: ['Date'] });
    expect(await store.status()).toMatchObject({ servedStale: 1, failingSeconds: 60 });
    const rejectFirst = reject;
    answer = () => Promise.reject(new Error('connection refused'));
    await read('https://cms.example/b');
    rejectFirst(new Error('connection refused'));
    await healing;
    expect(await store.status()).toMatchObject({ servedStale: 2, failingSeconds: 60 });
    const lines = log.mock.calls.filter(([line]) => String(line).includes('content-from-store'));
    expect(lines).toHaveLength(1);
  });

  test('an answer that was asked for before an expiry does not replace one that came after', async () => {
    const { read, store, expiry } = storeOf();
    answer = () => list('first');
    await read();
    let release = (_: Response) => {};
    answer = () => new Promise((resolve) => (release = resolve));
    asked = [];
    const slow = store.fetchFresh(URL_OF_FAQ, init());
    await eventually(() => expect(asked).toHaveLength(1));
    await expiry.expire(TAGS);
    answer = () => list('new');
    expect((await read()).text).toContain('new');
    release(list('old'));
    await slow;
    answer = () => Promise.reject(new Error('connection refused'));
    expect((await read()).text).toContain('new');
    expect((await storeOf().read()).text).toContain('new');
  });

  test('many reads heal in a few rounds: each of them waits for pages to be rendered', async () => {
    const { read, store, expiry } = storeOf();
    const urls = Array.from({ length: 60 }, (_, index) => `${URL_OF_FAQ}?page=${index}`);
    answer = () => list('old');
    await Promise.all(urls.map((url) => read(url)));
    await expiry.expire(TAGS);
    answer = () => Promise.reject(new Error('connection refused'));
    await Promise.all(urls.map((url) => read(url)));
    answer = () => list('new');
    const expire = vi.spyOn(expiry, 'expire');
    await store.heal();
    expect(expire.mock.calls.length).toBeLessThanOrEqual(4);
    for (const url of urls) expect((await read(url)).text).toContain('"new"');
  });

  test.each<[string, () => Response | Promise<Response>]>([
    ['are not answered', () => Promise.reject(new Error('timed out'))],
    ['are answered with a fault', () => new Response('no', { status: 500 })],
  ])('reads that %s keep no others from healing', async (_what, fail) => {
    const { read, store, expiry } = storeOf();
    const urls = Array.from({ length: 6 }, (_, index) => `${URL_OF_FAQ}?page=${index}`);
    answer = () => list('old');
    for (const url of urls) await read(url);
    await expiry.expire(TAGS);
    answer = () => Promise.reject(new Error('connection refused'));
    for (const url of urls) await read(url);
    const last = urls.at(-1) ?? '';
    answer = (url) => (url === last ? list('new') : fail());
    for (let round = 0; round < 2; round += 1) await store.heal();
    expect((await read(last)).text).toContain('"new"');
    expect(await store.status()).toMatchObject({ servedStale: 5 });
  });

  test('a service that does not answer is asked a few of them only', async () => {
    const { read } = storeOf();
    const urls = Array.from({ length: 12 }, (_, index) => `${URL_OF_FAQ}?page=${index}`);
    answer = () => list('old');
    for (const url of urls) await read(url);
    answer = () => Promise.reject(new Error('connection refused'));
    const restarted = storeOf();
    for (const url of urls) await restarted.read(url);
    asked = [];
    await restarted.store.heal();
    expect(asked).toHaveLength(4);
  });

  test('two who ask for healing share one', async () => {
    answer = () => list('old');
    const { read, store, expiry } = storeOf();
    await read();
    await expiry.expire(TAGS);
    answer = () => Promise.reject(new Error('connection refused'));
    await read();
    answer = () => list('new');
    asked = [];
    expect(await Promise.all([store.heal(), store.heal()])).toEqual([TAGS, TAGS]);
    expect(asked).toHaveLength(1);
  });

  test('an answer that comes while an older one is read from its file is the one that counts', async () => {
    answer = () => list('old');
    await storeOf().read();
    let release = () => {};
    const isReleased = new Promise<void>((resolve) => {
      release = resolve;
    });
    const files = new FileStore(folder);
    const get = files.get.bind(files);
    vi.spyOn(files, 'get').mockImplementationOnce(async (key) => {
      const value = await get(key);
      await isReleased;
      return value;
    });
    const { read, store } = storeOf(new Expiry(), files);
    const reading = store.fetchStored(URL_OF_FAQ, init());
    answer = () => list('new');
    await store.fetchFresh(URL_OF_FAQ, init());
    release();
    expect(await (await reading).text()).toContain('new');
    answer = () => Promise.reject(new Error('connection refused'));
    expect((await read()).text).toContain('new');
  });

  test('a missing type and a refused field are answers, not failures', async () => {
    const { read } = storeOf();
    for (const status of [404, 400]) {
      const url = `https://cms.example/api/${status}`;
      answer = () => Response.json({ data: null, error: { status } }, { status });
      expect((await read(url)).status).toBe(status);
      answer = () => Promise.reject(new Error('connection refused'));
      const { read: after } = storeOf();
      expect((await after(url)).status).toBe(status);
    }
  });
});

describe('a type that the service does not show', () => {
  const forbidden = () => Response.json({ data: null, error: { status: 403 } }, { status: 403 });
  const down = () => Promise.reject(new Error('connection refused'));

  test.each(['content:case-studies', 'content:menus'])(
    'is none also after a restart during an outage, which has an end: %s',
    async (tag) => {
      const optional = [tag];
      answer = forbidden;
      await storeOf().read(URL_OF_FAQ, optional);
      answer = down;
      const { read, store } = storeOf();
      expect((await read(URL_OF_FAQ, optional)).status).toBe(403);
      answer = forbidden;
      expect(await store.heal()).toEqual([]);
      expect((await store.status()).failingSeconds).toBeNull();
      answer = () => list('shown');
      await storeOf().read(URL_OF_FAQ, optional);
      // A token that is wrong takes nothing away.
      answer = forbidden;
      expect((await storeOf().read(URL_OF_FAQ, optional)).text).toContain('shown');
    },
  );

  const none: Record<string, () => Response> = {
    'that was missing': () => Response.json({ error: { status: 404 } }, { status: 404 }),
    'that was asked for in a form it did not know': () =>
      Response.json({ error: { status: 400 } }, { status: 400 }),
    'that was empty': () => list(),
  };

  test.each(Object.keys(none))('and %s is none as well, and no failure', async (name) => {
    const optional = ['content:case-studies'];
    const { read, store, expiry } = storeOf();
    answer = none[name] ?? down;
    await read(URL_OF_FAQ, optional);
    await expiry.expire(optional);
    answer = down;
    await read(URL_OF_FAQ, optional);
    answer = forbidden;
    await store.heal();
    expect(await store.status()).toMatchObject({ servedStale: 0, failingSeconds: null });
    await expiry.expire(optional);
    expect((await read(URL_OF_FAQ, optional)).status).toBe(403);
    expect((await store.status()).failingSeconds).toBeNull();
  });

  test('is not kept where every service has it', async () => {
    answer = forbidden;
    expect((await storeOf().read()).status).toBe(403);
    answer = down;
    await expect(storeOf().read()).rejects.toThrow('connection refused');
  });
});

describe('a refusal of what was there', () => {
  const refusal = (status: number) => () =>
    Response.json({ data: null, error: { status, message: 'Invalid key' } }, { status });

  test.each([400, 404, 405])(
    'is not believed, however often it is repeated: %i',
    async (status) => {
      const { read, store, expiry } = storeOf();
      answer = () => list('good');
      await read();
      await expiry.expire(TAGS);
      const rendered = expiry.time;
      answer = refusal(status);
      for (let time = 0; time < 3; time += 1) {
        expect((await read()).text).toContain('good');
        expect(await store.heal()).toEqual([]);
        await store.fetchFresh(URL_OF_FAQ, init());
      }
      expect(expiry.isExpired(TAGS, rendered)).toBe(false);
      expect(await (await storeOf().store.fetchStored(URL_OF_FAQ, init())).text()).toContain(
        'good',
      );
      expect((await store.status()).servedStale).toBe(1);
      answer = () => list('mended');
      expect(await store.heal()).toEqual(TAGS);
      expect((await read()).text).toContain('mended');
    },
  );

  test.each([
    [404, true],
    [400, false],
    [405, false],
  ])('of a single type is believed when it is repeated as %i: %s', async (status, isBelieved) => {
    const { read, store, expiry } = storeOf();
    const tags = ['content:about'];
    answer = () => Response.json({ data: { title: 'good' }, meta: {} });
    await read(URL_OF_FAQ, tags);
    await expiry.expire(tags);
    answer = refusal(status);
    expect((await read(URL_OF_FAQ, tags)).text).toContain('good');
    expect(await store.heal()).toEqual([]);
    passMinute();
    expect(await store.heal()).toEqual(isBelieved ? tags : []);
    expect((await read(URL_OF_FAQ, tags)).status).toBe(isBelieved ? status : 200);
    expect((await storeOf().store.fetchStored(URL_OF_FAQ, init(tags))).status).toBe(
      isBelieved ? status : 200,
    );
  });

  test('is believed where an event explains it and a service need not have it, unless the query is what is refused', async () => {
    const optional = ['content:case-studies'];
    const { read, expiry } = storeOf();
    for (const [tags, status, shown] of [
      [optional, 400, 200],
      [optional, 404, 404],
      [TAGS, 404, 200],
      [TAGS, 405, 200],
    ] as const) {
      const url = `${URL_OF_FAQ}?${tags}`;
      answer = () => list('good');
      await read(url, [...tags]);
      expiry.announce(tags, expiry.nextTime());
      await expiry.expire(tags);
      answer = refusal(status);
      expect((await read(url, [...tags])).status, `${tags} ${status}`).toBe(shown);
    }
  });

  test.each(['{"data":null}', '{"data":{"title":"a"}}'])(
    'of a list by something else is not believed, also where an event explains it: %s',
    async (body) => {
      const { read, expiry } = storeOf();
      answer = () => list('good');
      await read();
      expiry.announce(TAGS, expiry.nextTime());
      await expiry.expire(TAGS);
      answer = () => new Response(body);
      expect((await read()).text).toContain('good');
      expect((await storeOf().read()).text).toContain('good');
    },
  );
});

describe('what is read again in the background', () => {
  test('is not stored where it has lost its entries, before the service has said so for a minute', async () => {
    const { read, store } = storeOf();
    answer = () => list('a', 'b', 'c');
    await read();
    answer = () => list();
    expect(await (await store.fetchFresh(URL_OF_FAQ, init())).json()).toEqual({ data: [] });
    expect((await read()).text).toContain('"c"');
    expect((await storeOf().read()).text).toContain('"c"');
    passMinute();
    expect(await store.heal()).toEqual(TAGS);
    expect((await read()).text).toBe('{"data":[]}');
  });
});

describe('a list that comes back empty, or without half of its entries', () => {
  test('is asked for again for a minute before it is believed', async () => {
    const { read, store, expiry } = storeOf();
    answer = () => list('a', 'b', 'c', 'd');
    await read();
    await expiry.expire(TAGS);
    answer = () => list('a', 'b');
    expect((await read()).text).toContain('"d"');
    expect(await store.heal()).toEqual([]);
    expect((await read()).text).toContain('"d"');
    passMinute();
    expect(await store.heal()).toEqual(TAGS);
    expect((await read()).text).not.toContain('"d"');
  });

  test.each([
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['a', 'b', 'c'],
    ],
    [['a', 'b'], ['a']],
  ])('is believed at once where %j has become %j', async (before, after) => {
    const { read, expiry } = storeOf();
    answer = () => list(...before);
    await read();
    await expiry.expire(TAGS);
    answer = () => list(...after);
    expect(JSON.parse((await read()).text).data).toHaveLength(after.length);
  });

  test('is not believed as long as those of other types are gone as well', async () => {
    const urls = ['qnas', 'teams', 'services'].map((name) => `https://cms.example/api/${name}`);
    const { read, store, expiry } = storeOf();
    const readAll = async () =>
      (await Promise.all(urls.map((url) => read(url)))).map((one) => one.text);
    answer = () => list('good');
    await readAll();
    await expiry.expire(TAGS);
    answer = () => list();
    for (let minutes = 0; minutes < 3; minutes += 1) {
      for (const text of await readAll()) expect(text).toContain('good');
      expect(await store.heal()).toEqual([]);
      passMinute();
    }
    answer = (url) => (url.endsWith('qnas') ? list() : list('good'));
    // First the others are there again.
    await store.heal();
    await store.heal();
    expect(await readAll()).toEqual([
      '{"data":[]}',
      expect.stringContaining('good'),
      expect.stringContaining('good'),
    ]);
  });

  test('is not believed when it was a fault', async () => {
    const { read, store, expiry } = storeOf();
    answer = () => list('a', 'b', 'c');
    await read();
    await expiry.expire(TAGS);
    answer = () => list();
    expect((await read()).text).toContain('"c"');
    answer = () => list('a', 'b', 'c', 'd');
    await store.heal();
    expect((await read()).text).toContain('"d"');
  });

  test('is believed at once where an event explains it', async () => {
    const { read, expiry } = storeOf();
    answer = () => list('a', 'b', 'c');
    await read();
    expiry.announce(TAGS, expiry.nextTime());
    await expiry.expire(TAGS);
    answer = () => list();
    expect((await read()).text).toBe('{"data":[]}');
  });

  test('is not explained by a file that has changed', async () => {
    const tags = [...TAGS, 'content:media'];
    const { read, expiry } = storeOf();
    answer = () => list('a', 'b', 'c');
    await read(URL_OF_FAQ, tags);
    expiry.announce(['content:media'], expiry.nextTime());
    await expiry.expire(['content:media']);
    answer = () => list();
    expect((await read(URL_OF_FAQ, tags)).text).toContain('"c"');
  });
});

test.each([
  ['/api/about', 'content:about'],
  ['/api/company-profile', 'content:company-profile'],
])(
  'a single type, %s, that comes back as an empty list keeps its entry, whatever was announced',
  async (path, tag) => {
    const { read, expiry } = storeOf();
    answer = () => Response.json({ data: { brand: 'Nyuzi' } });
    await read(`https://cms.example${path}`, [tag]);
    answer = () => list();
    expiry.announce([tag], expiry.nextTime());
    await expiry.expire([tag]);
    expect((await read(`https://cms.example${path}`, [tag])).text).toContain('Nyuzi');
  },
);

test.each([
  ['/api/about', 'content:about', { data: [] }, { data: { title: 'There' } }],
  ['/api/teams', 'content:team', { data: {} }, { data: [{ name: 'There' }] }],
  ['/api/teams', 'content:team', { data: null }, { data: [{ name: 'There' }] }],
  ['/api/teams', 'content:team', [], { data: [{ name: 'There' }] }],
])(
  'of %s, which nothing is stored of, the first answer that has not its form is asked for again at once',
  async (path, tag, first, then) => {
    const { read } = storeOf();
    const url = `https://cms.example${path}`;
    answer = () => Response.json(first);
    await read(url, [tag]);
    answer = () => Response.json(then);
    expect((await read(url, [tag])).text).toContain('There');
  },
);

test('an answer that is too large has failed', async () => {
  const { read, expiry } = storeOf(undefined, undefined, { MAX_ANSWER_BYTES: 100 });
  answer = () => list('x'.repeat(100));
  await expect(read()).rejects.toThrow('too large');
  answer = () => list('good');
  await read();
  answer = () => list('x'.repeat(100));
  await expiry.expire(TAGS);
  expect((await read()).text).toContain('good');
});

test.each([
  ['/api/teams', 'good'],
  ['/api/menus/tree', '[]'],
])('an empty array without an envelope, as the answer for %s, makes it %s', async (path, shown) => {
  const { read, expiry } = storeOf();
  const url = `https://cms.example${path}`;
  answer = () => list('good');
  await read(url);
  answer = () => Response.json([]);
  expiry.announce(TAGS, expiry.nextTime());
  await expiry.expire(TAGS);
  expect((await read(url)).text).toContain(shown);
});

test.each([
  ['content:team', true],
  ['content:about', false],
  ['content:case-studies', false],
])('the first refusal of what has the tag %s is soon asked for again: %s', async (tag, isSoon) => {
  const { read } = storeOf();
  answer = () => Response.json({ data: null, error: { status: 404 } }, { status: 404 });
  await read(URL_OF_FAQ, [tag]);
  await read(URL_OF_FAQ, [tag]);
  expect(asked).toHaveLength(1);
  vi.useFakeTimers({ now: Date.now() + 2_001 });
  await read(URL_OF_FAQ, [tag]);
  expect(asked).toHaveLength(isSoon ? 2 : 1);
});

describe('of a list that memory had no room for', () => {
  const other = 'https://cms.example/api/teams';
  const long = () => list('a', 'b', 'c');
  // Room for one of them.
  const narrow = () => storeOf(undefined, undefined, { MAX_BYTES: 120 });

  test('the loss of its entries is not explained by an event before it was read', async () => {
    const { read, expiry } = narrow();
    answer = long;
    expiry.announce(TAGS, expiry.nextTime());
    await read();
    await read(other, ['content:team']);
    await expiry.expire(TAGS);
    answer = () => list();
    expect((await read()).text).toContain('"c"');
  });

  test('it is explained by one after that', async () => {
    const { read, expiry } = narrow();
    answer = long;
    await read();
    await read(other, ['content:team']);
    expiry.announce(TAGS, expiry.nextTime());
    await expiry.expire(TAGS);
    answer = () => list();
    expect((await read()).text).toBe('{"data":[]}');
  });
});

test('a folder that cannot be read keeps no copy from saying that it is ready', async () => {
  const { store } = storeOf();
  rmSync(folder, { recursive: true });
  expect((await store.status()).entries).toBe(0);
});

test('a slug that nobody has written about leaves nothing behind', async () => {
  const { read, store } = storeOf();
  answer = () => list();
  for (let number = 0; number < 20; number += 1) {
    await read(`https://cms.example/api/articles?${number}`, [`content:slug:${number}`]);
  }
  expect((await store.status()).entries).toBe(0);
});

test.each([
  ['the list', 'the time of its last change'],
  ['the time of its last change', 'the list'],
])(
  'of a type that the service lacks, %s is stored, and %s that is asked for after it',
  async (...order) => {
    const readWith = async (names: readonly string[]) => {
      const { store } = storeOf();
      const client = createContentClient({
        baseUrl: 'https://cms.example',
        mediaUrl: 'https://cms.example',
        token: 'secret',
        retry: { retries: 0 },
        fetch: store.fetch,
      });
      const reads: Record<string, () => Promise<unknown>> = {
        'the list': () => client.certificates.list(),
        'the time of its last change': () => client.changes.latest('certificates'),
      };
      for (const name of names) await reads[name]?.();
    };
    answer = () => Response.json({ data: null, error: { status: 404 } }, { status: 404 });
    await readWith(order);
    answer = () => Promise.reject(new Error('connection refused'));
    await expect(readWith(order.toReversed())).resolves.toBeUndefined();
  },
);
