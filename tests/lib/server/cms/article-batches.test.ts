import { expect, test } from 'vitest';
import { inBatches } from '@/lib/server/cms/article-batches';

const SERVICE = 'https://cms.example/api/articles';
const ofSlug = (slug: string) =>
  `${SERVICE}?filters[slug][$eq]=${encodeURIComponent(slug)}&populate=x`;

/** A service with these articles, and what it was asked for. */
function serviceOf(slugs: readonly string[], { total }: { total?: number } = {}) {
  const asked: string[][] = [];
  const send: typeof fetch = async (input) => {
    const { searchParams } = new URL(String(input));
    expect(searchParams.get('populate')).toBe('x');
    const names = [...searchParams].filter(([name]) => name.startsWith('filters'));
    const slugsAsked = names.map(([, slug]) => slug);
    asked.push(slugsAsked);
    const data = slugs.filter((slug) => slugsAsked.includes(slug)).map((slug) => ({ slug, id: 7 }));
    return Response.json({ data, meta: { pagination: { total: total ?? data.length } } });
  };
  return { read: inBatches(send), asked };
}

const slugsIn = async (response: Promise<Response>) => {
  const { data }: { data: { slug: string }[] } = await (await response).json();
  return data.map(({ slug }) => slug);
};

test('reads of one turn are one request for each 25, and each gets its own article', async () => {
  const slugs = Array.from({ length: 30 }, (_, index) => `a&b-${index}`);
  const { read, asked } = serviceOf(slugs);
  const found = await Promise.all(slugs.map((slug) => slugsIn(read(ofSlug(slug)))));
  expect(found).toEqual(slugs.map((slug) => [slug]));
  expect(asked.map(({ length }) => length)).toEqual([25, 5]);
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
