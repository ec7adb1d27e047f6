import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseStudyResult } from '@/components/screens/case-studies/case-study-result';
import type { CaseStudy } from '@/content-client';
import { BLOCKS, IMAGE } from '../../../fixtures/blocks';
import { BARE_CASE_STUDY } from '../../../fixtures/proof';

const render = (changed: Partial<CaseStudy>) =>
  renderToStaticMarkup(<CaseStudyResult study={{ ...BARE_CASE_STUDY, ...changed }} />);

test('the image and the note of a case study without figures are there', () => {
  expect(render({ cover: IMAGE })).toContain('alt="The mill"');
  expect(render({ note: 'Counted in May.' })).toContain('Counted in May.');
  expect(render({})).toBe('');
});

test('an image that stands alone is asked for as wide as it is shown', () => {
  expect(render({ cover: IMAGE })).toContain('sizes="(min-width: 1264px) 1200px, 100vw"');
  expect(render({ cover: IMAGE, note: 'Counted in May.' })).toContain(
    // All of it: this image is twice as wide as high, its place half as much again.
    '907px, (min-width: 900px) 67vw, 133vw',
  );
});

test('without a story below it the image keeps its distance from the next section', () => {
  expect(render({ cover: IMAGE })).toContain('pb-14');
  expect(render({ cover: IMAGE, blocks: [BLOCKS.markdown] })).not.toContain('pb-14');
});
