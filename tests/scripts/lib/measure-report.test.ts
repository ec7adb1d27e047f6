import { describe, expect, test } from 'vitest';
import {
  lighthouseSection,
  median,
  missedMarks,
  type PageNumbers,
  withSearchSection,
} from '../../../scripts/lib/measure-report.mjs';

const PERFECT = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1500,
  cls: 0,
  tbtMs: 20,
  failed: { accessibility: [], 'best-practices': [], seo: [] },
};

describe('the marks of the benchmark', () => {
  test('are met by a screen that is as light as the mark allows', () => {
    expect(missed(page({ filesBytes: 115_000 }))).toEqual([]);
  });

  test('are missed by one byte of JavaScript too many, code in the document included', () => {
    expect(missed(page({ filesBytes: 115_000, inlineBytes: 1 }))).toEqual([
      'Contact loads 1.150 times the JavaScript of hello-world; at most 1.15 is the mark.',
    ]);
  });

  test('do not count the page data as code', () => {
    expect(missed(page({ filesBytes: 100_000, dataBytes: 90_000 }))).toEqual([]);
  });

  test('are missed by a request to a foreign host, which is named', () => {
    expect(missed(page({ foreignHosts: ['maps.example'] }))).toEqual([
      'Contact asks other hosts before the visitor does: maps.example.',
    ]);
  });

  test('name what Lighthouse found', () => {
    const failed = { ...PERFECT.failed, accessibility: ['color-contrast'] };
    const lighthouse = { ...PERFECT, accessibility: 96, failed, tbtMs: 61 };
    expect(missed({ ...page(), lighthouse })).toEqual([
      'Contact: accessibility is 96 of 100 (color-contrast).',
      'Contact: scripts block for 61 ms, more than 40 ms above the 20 ms of hello-world.',
    ]);
  });

  test('ask no SEO of a page that search engines are to leave out', () => {
    const failed = { ...PERFECT.failed, seo: ['is-crawlable'] };
    const lighthouse = { ...PERFECT, seo: 60, failed };
    expect(missed({ ...page({ status: 404 }), lighthouse })).toEqual([]);
    expect(missed({ ...page(), lighthouse })).toHaveLength(1);
  });

  test('are missed when home is served less often than nine tenths of hello-world', () => {
    const pages = [page()];
    expect(missedMarks({ pages, throughput: { browser: { ratio: 0.9 } } })).toEqual([]);
    expect(missedMarks({ pages, throughput: { browser: { ratio: 0.89 } } })).toHaveLength(1);
  });
});

describe('the search', () => {
  const search = {
    articles: 2000,
    wordsInAnArticle: 400,
    vocabulary: 12_000,
    indexMs: 3000,
    foundShare: 1,
    times: Array.from({ length: 100 }, (_, index) => index / 2),
  };

  test('misses its mark when one of twenty questions waits too long', () => {
    const pages = [page()];
    expect(missedMarks({ pages, throughput: null, search })).toEqual([]);
    const times = search.times.map((time) => time * 2);
    expect(missedMarks({ pages, throughput: null, search: { ...search, times } })).toHaveLength(1);
  });

  test('has a part of the report of its own, which a later run replaces', () => {
    const report = '# Benchmarks\n\n## Search\n\nold\n\n## Lighthouse\n\nkept\n';
    const replaced = withSearchSection(report, search);
    expect(replaced).not.toContain('old');
    expect(replaced).toMatch(
      /^# Benchmarks\n\n## Search\n\nMark[\s\S]*\|\n\n## Lighthouse\n\nkept\n$/,
    );
    expect(withSearchSection(replaced, search)).toBe(replaced);
  });
});

test('every page has its row below the marks of Lighthouse', () => {
  const [, marks, rows] = lighthouseSection([{ ...page(), lighthouse: PERFECT }]);
  expect(marks).toContain('blocking time within 40 ms of hello-world; largest paint within 1.80 s');
  expect(rows).toMatch(
    /\n\| Contact \| 100 \| 100 \| 100 \| 100 \| 1\.50 s \| 0\.000 \| 20 ms \|$/,
  );
});

test('one slow round does not move the median', () => {
  expect(median([3, 1, 1000])).toBe(3);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

function missed(screen: PageNumbers): string[] {
  const hello = { ...page({ filesBytes: 100_000 }), name: 'Hello world', lighthouse: PERFECT };
  return missedMarks({ pages: [hello, screen], throughput: null });
}

function page(weight: Partial<PageNumbers['weight']> = {}): PageNumbers {
  return {
    name: 'Contact',
    path: '/contact',
    weight: {
      status: 200,
      filesBytes: 100_000,
      laterBytes: 0,
      inlineBytes: 0,
      dataBytes: 0,
      htmlBytes: 0,
      foreignHosts: [],
      ...weight,
    },
    lighthouse: null,
  };
}
