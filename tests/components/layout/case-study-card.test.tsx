import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseStudyCard } from '@/components/layout/case-study-card';
import { CaseStudyFeature } from '@/components/screens/case-studies/case-study-feature';
import { CASE_STUDIES_COPY } from '@/content/proof';
import { BARE_CASE_STUDY } from '../../fixtures/proof';

const STUDY = {
  ...BARE_CASE_STUDY,
  changes: [{ label: 'Days to close', before: '19', after: '3' }],
  note: 'Counted in May.',
};

test.each([
  ['card', CaseStudyCard],
  ['lead', CaseStudyFeature],
])('where the figures of a case study come from stands on its %s, above the link', (_, Shown) => {
  const markup = renderToStaticMarkup(<Shown study={STUDY} />);
  expect(markup).toContain(STUDY.note);
  expect(markup.indexOf(STUDY.note)).toBeLessThan(markup.indexOf(CASE_STUDIES_COPY.read));
  expect(renderToStaticMarkup(<Shown study={BARE_CASE_STUDY} />)).not.toContain(STUDY.note);
});
