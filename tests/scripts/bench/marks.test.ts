import { describe, expect, test } from 'vitest';
import type { LighthouseNumbers } from '../../../scripts/bench/measure/lighthouse.mjs';
import type { PageWeight } from '../../../scripts/bench/measure/scripts.mjs';
import { median } from '../../../scripts/bench/numbers.mjs';
import { missedBusy } from '../../../scripts/bench/sections/busy.mjs';
import { missedCrashes } from '../../../scripts/bench/sections/crashes.mjs';
import { missedFirstLoad } from '../../../scripts/bench/sections/first-load.mjs';
import { missedFlood } from '../../../scripts/bench/sections/flood.mjs';
import { missedFreshness } from '../../../scripts/bench/sections/freshness.mjs';
import { missedLighthouse, toLighthouseText } from '../../../scripts/bench/sections/lighthouse.mjs';
import { missedSearch } from '../../../scripts/bench/sections/search.mjs';
import { missedSlowPhone, toSlowPhoneTable } from '../../../scripts/bench/sections/slow-phone.mjs';
import { missedThroughput } from '../../../scripts/bench/sections/throughput.mjs';

describe('the marks of the first load', () => {
  test('are met by a screen that is as light as the mark allows', () => {
    expect(missedWeight({ filesBytes: 115_000, dataBytes: 21_000 })).toEqual([]);
  });

  test('are missed by one byte of JavaScript too many, code in the document included', () => {
    expect(missedWeight({ filesBytes: 115_000, inlineBytes: 1 })).toEqual([
      'Contact loads 1.150 times the JavaScript of hello-world; at most 1.15 is the mark.',
    ]);
  });

  test('do not count the page data as code, which has a mark of its own', () => {
    expect(missedWeight({ filesBytes: 100_000, dataBytes: 21_100 })).toEqual([
      'Contact carries 21.1 kB of page data; at most 21.0 kB is the mark.',
    ]);
  });

  test('are missed by a request to a foreign host, which is named', () => {
    expect(missedWeight({ foreignHosts: ['maps.example'] })).toEqual([
      'Contact asks other hosts before the visitor does: maps.example.',
    ]);
  });
});

describe('the marks under load', () => {
  test('of a busy day are missed by one old visit, one failure, or slower visits', () => {
    const p95 = { idle: 20, busy: 40 };
    expect(missedBusy({ visits: 9, publishes: 1, failed: 0, old: 0, p95 })).toEqual([]);
    expect(
      missedBusy({ visits: 9, publishes: 1, failed: 1, old: 2, p95: { idle: 20, busy: 41 } }),
    ).toHaveLength(3);
  });

  test('of a flood are missed by an error, by requests to the service, or a slower home page', () => {
    const good = { statuses: { 200: 5, 404: 9 }, serviceRequests: 500, p95: { idle: 4, flood: 8 } };
    expect(missedFlood(good)).toEqual([]);
    expect(missedFlood({ ...good, statuses: { 500: 1 } })).toEqual([
      'The flood was answered 1 times with 500.',
    ]);
    expect(missedFlood({ ...good, serviceRequests: 501 })).toHaveLength(1);
    expect(missedFlood({ ...good, p95: { idle: 4, flood: 9 } })).toEqual([
      'Home within 9 ms (95 of 100) during the flood; 8 ms is the mark.',
    ]);
  });

  test('of crashes are missed by half a page, an old article, or a slow start', () => {
    const good = { times: [900, 3000], visits: 10, broken: 0, lost: 0 };
    expect(missedCrashes(good)).toEqual([]);
    expect(missedCrashes({ ...good, times: [900, 3001], broken: 1, lost: 1 })).toHaveLength(3);
  });
});

describe('the marks of Lighthouse', () => {
  test('name what it found', () => {
    const failed = { ...PERFECT.failed, accessibility: ['color-contrast'] };
    expect(missedAudits({ accessibility: 96, failed, tbtMs: 61 })).toEqual([
      'Contact: accessibility is 96 of 100 (color-contrast).',
      'Contact: scripts block for 61 ms, more than 40 ms above the 20 ms of hello-world.',
    ]);
  });

  test('ask no SEO of a page that search engines are to leave out', () => {
    const failed = { ...PERFECT.failed, seo: ['is-crawlable'] };
    expect(missedAudits({ seo: 60, failed, status: 404 })).toEqual([]);
    expect(missedAudits({ seo: 60, failed })).toHaveLength(1);
  });

  test('every page has its row below them', () => {
    const [marks, rows] = toLighthouseText([{ name: 'Contact', lighthouse: PERFECT }]);
    expect(marks).toContain('blocking time within 40 ms of hello-world; layout shift at most 0.01');
    expect(rows).toMatch(
      /\n\| Contact \| 100 \| 100 \| 100 \| 100 \| 1\.50 s \| 0\.000 \| 20 ms \|$/,
    );
  });
});

test('a slow phone must show the largest part of every screen within two seconds', () => {
  expect(missedLargestPaint(2000)).toEqual([]);
  expect(missedLargestPaint(2010)).toEqual([
    'Contact: the largest paint takes 2.01 s on a slow phone, the mark is 2.00 s.',
  ]);
});

test('two versions of the site stand beside each other in a cell', () => {
  const before = { fcpMs: 900, lcpMs: 1510, formMs: null, menuMs: 120, searchMs: 96 };
  const after = { ...before, lcpMs: 1200, formMs: 3000 };
  expect(toSlowPhoneTable([{ name: 'Contact', versions: [before, after] }])).toMatch(
    /\n\| Contact \| 0\.90 s → 0\.90 s \| 1\.51 s → 1\.20 s \| – → 3\.00 s \| 120 ms → 120 ms \|/,
  );
});

test('home must be served at least nine tenths as often as hello-world', () => {
  expect(missedThroughput([{ ratio: 0.9 }])).toEqual([]);
  expect(missedThroughput([{ ratio: 0.89 }])).toHaveLength(1);
});

test('the search misses its mark when more than one of twenty queries takes too long', () => {
  const times = Array.from({ length: 100 }, (_, index) => index / 2);
  expect(missedSearch({ times })).toEqual([]);
  expect(missedSearch({ times: times.map((time) => time * 2) })).toHaveLength(1);
});

test('a page misses its mark when more than one of twenty publishes takes half a second', () => {
  const times = Array.from({ length: 100 }, (_, index) => index);
  expect(missedFreshness({ Menu: times })).toEqual([]);
  expect(missedFreshness({ Menu: times.map((time) => time * 11) })).toEqual([
    'Menu: 95 of 100 publishes within 1034 ms; 500 ms is the mark.',
  ]);
});

test('one slow round does not move the median', () => {
  expect(median([3, 1, 1000])).toBe(3);
  expect(median([4, 1, 2, 3])).toBe(2.5);
});

const PERFECT: LighthouseNumbers = {
  status: 200,
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpMs: 1500,
  cls: 0,
  tbtMs: 20,
  failed: { accessibility: [], 'best-practices': [], seo: [] },
};

const LIGHT: PageWeight = {
  filesBytes: 100_000,
  laterBytes: 0,
  inlineBytes: 0,
  dataBytes: 0,
  htmlBytes: 0,
  foreignHosts: [],
};

function missedWeight(weight: Partial<PageWeight>): string[] {
  return missedFirstLoad([
    { name: 'Hello world', path: '/', weight: LIGHT },
    { name: 'Contact', path: '/contact', weight: { ...LIGHT, ...weight } },
  ]);
}

function missedAudits(lighthouse: Partial<LighthouseNumbers>): string[] {
  return missedLighthouse([
    { name: 'Hello world', lighthouse: PERFECT },
    { name: 'Contact', lighthouse: { ...PERFECT, ...lighthouse } },
  ]);
}

function missedLargestPaint(lcpMs: number): string[] {
  const slow = { fcpMs: 900, lcpMs, formMs: null, menuMs: null, searchMs: null };
  return missedSlowPhone([
    { name: 'Hello world', slow },
    { name: 'Contact', slow },
  ]);
}
