import { expect, test } from 'vitest';
import { inBatches } from '@/lib/server/cms/article-batches';

const SERVICE = 'https://cms.example/api/articles';
const ofSlug = (slug: string) =>
  `${SERVICE}?filters[slug][$eq]=${encodeURIComponent(slug)}&populate=x`;

/** A service with these articles, and what it was asked for. */
function serviceOf(
  slugs: readonly string[],
  { total, most = Infinity }: { total?: number; most?: number } = {},
) {
  const asked: string[][] = [];
  const clients: AbortController[] = [];
  const send: typeof fetch = async (input, init) => {
    const { searchParams } = new URL(String(input));
    expect(searchParams.get('populate')).toBe('x');
    const names = [...searchParams].filter(([name]) => name.startsWith('filters'));
    const slugsAsked = names.map(([, slug]) => slug);
    asked.push(slugsAsked);
    // It needs longer than any client waits.
    if (slugsAsked.length > most) for (const client of clients) client.abort();
    init?.signal?.throwIfAborted();
    const data = slugs.filter((slug) => slugsAsked.includes(slug)).map((slug) => ({ slug, id: 7 }));
    return Response.json({ data, meta: { pagination: { total: total ?? data.length } } });
  };
  /** Reads articles as one client after the other does whose reads time out; how many were found. */
  const readInTime = async (fetch: typeof send) => {
    const client = new AbortController();
    clients.push(client);
    const reads = slugs.map((slug) => slugsIn(fetch(ofSlug(slug), { signal: client.signal })));
    return (await Promise.allSettled(reads)).filter(({ status }) => status === 'fulfilled').length;
  };
  const read = inBatches(send);
  return { read, readInTime: () => readInTime(read), asked };
}

const slugsOf = (count: number) => Array.from({ length: count }, (_, index) => `a&b-${index}`);
const slugsIn = async (response: Promise<Response>) => {
  const { data }: { data: { slug: string }[] } = await (await response).json();
  return data.map(({ slug }) => slug);
};

test('reads of one turn are one request for each 25, and each gets its own article', async () => {
  const slugs = slugsOf(30);
  const { read, asked } = serviceOf(slugs);
  const found = await Promise.all(slugs.map((slug) => slugsIn(read(ofSlug(slug)))));
  expect(found).toEqual(slugs.map((slug) => [slug]));
  expect(asked.map(({ length }) => length)).toEqual([25, 5]);
});

test('a service that is too slow for a whole batch gets smaller ones the next time, then larger again', async () => {
  const { readInTime, asked } = serviceOf(slugsOf(24), { most: 6 });
  expect([await readInTime(), await readInTime()]).toEqual([0, 0]);
  asked.length = 0;
  expect(await readInTime()).toBe(24);
  expect(asked.map(({ length }) => length)).toEqual([6, 6, 6, 6]);
  await readInTime();
  expect(asked[4]).toHaveLength(12);
});

test('one read, and one that a batch says nothing about, is sent as it is', async () => {
  const { read, asked } = serviceOf(['one']);
  expect(await slugsIn(read(ofSlug('one')))).toEqual(['one']);
  expect(asked).toEqual([['one']]);
  const both = await Promise.all([slugsIn(read(ofSlug('one'))), slugsIn(read(ofSlug('gone')))]);
  expect(both).toEqual([['one'], []]);
  expect(asked.slice(1)).toEqual([['one', 'gone'], ['gone']]);
});

test('where a batch may not be whole, each is read alone', async () => {
  const { read, asked } = serviceOf(['one', 'two'], { total: 300 });
  await Promise.all([read(ofSlug('one')), read(ofSlug('two'))]);
  expect(asked).toEqual([['one', 'two'], ['one'], ['two']]);
});
