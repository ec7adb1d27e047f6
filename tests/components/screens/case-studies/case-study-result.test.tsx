import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseStudyResult } from '@/components/screens/case-studies/case-study-result';
import type { CaseStudy } from '@/content-client';

const BARE: CaseStudy = {
  slug: 'a-mill',
  title: 'A mill',
  client: 'A miller',
  logo: null,
  sector: null,
  product: null,
  location: null,
  period: null,
  summary: null,
  cover: null,
  changes: [],
  note: null,
  quote: null,
  blocks: [],
  publishedOn: null,
  updatedAt: null,
  noindex: false,
  seo: { title: null, description: null, keywords: null, shareImage: null },
};
const COVER = {
  url: 'https://cms.example/mill.jpg',
  alt: 'The mill',
  width: 800,
  height: 600,
  mime: null,
  caption: null,
  focalPoint: null,
};

const render = (changed: Partial<CaseStudy>) =>
  renderToStaticMarkup(<CaseStudyResult study={{ ...BARE, ...changed }} />);

test('the image and the note of a case study without figures are there', () => {
  expect(render({ cover: COVER })).toContain('alt="The mill"');
  expect(render({ note: 'Counted in May.' })).toContain('Counted in May.');
  expect(render({})).toBe('');
});
