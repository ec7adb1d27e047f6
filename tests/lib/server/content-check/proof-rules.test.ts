import { expect, test } from 'vitest';
import { checkEnd, followArticle } from '@/lib/server/content-check/proof-rules';
import { entry, summaryOf } from './support';

const TODAY = '2026-11-22';
const found = (type: 'certificate' | 'vacancy', fields: Record<string, unknown>) =>
  summaryOf((report) => checkEnd(entry(type, fields), TODAY, report));

test('what has ended is named, and a certificate a month before', () => {
  expect(found('certificate', { validUntil: '2026-11-21' })).toEqual([
    ['ended', 'validUntil', 'Ended on 2026-11-21: the site does not show it any more.'],
  ]);
  expect(found('certificate', { validUntil: '2026-12-22' })).toEqual([
    ['ended', 'validUntil', 'Ends in 30 days, on 2026-12-22.'],
  ]);
  expect(found('certificate', { validUntil: '2026-11-23' })).toEqual([
    ['ended', 'validUntil', 'Ends tomorrow, on 2026-11-23.'],
  ]);
  expect(found('certificate', { validUntil: TODAY })).toEqual([
    ['ended', 'validUntil', 'Ends today, on 2026-11-22.'],
  ]);
  expect(found('certificate', { validUntil: '2026-12-23' })).toEqual([]);
  expect(found('certificate', { validUntil: null })).toEqual([]);
  expect(found('vacancy', { closesOn: '2026-11-21' })).toHaveLength(1);
  expect(found('vacancy', { closesOn: '2026-11-22' })).toEqual([]);
});

test('the article of a service page is linked by it', () => {
  const followed = { articles: new Map(), external: new Map() };
  followArticle(entry('service-page', { article: { slug: 'erp' } }), followed);
  followArticle(entry('service-page', { article: null }), followed);
  expect([...followed.articles]).toEqual([['erp', new Set(['doc'])]]);
});
