import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchResult } from '@/components/screens/search/search-result';
import type { SearchHit } from '@/lib/search/search-hit';

test.each([
  ['service', 'Service'],
  ['article', 'Article'],
  ['page', 'Page'],
  ['question', 'Question'],
  ['person', 'Team'],
  ['case study', 'Case study'],
  ['vacancy', 'Vacancy'],
] as const)('a result of the kind %s is called %s', (kind, name) => {
  const hit: SearchHit = { kind, id: 'a', href: '/a', title: [], excerpt: [] };
  expect(renderToStaticMarkup(<SearchResult hit={hit} />)).toContain(`>${name}</p>`);
});
