import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Testimonials } from '@/components/layout/testimonials';
import type { Testimonial } from '@/content-client';

const ONE: Testimonial = {
  ...{ text: 'They came back.', name: 'Asha', role: null, organization: null },
  ...{ caseStudy: null, servicePages: [] },
};

test('a single testimonial is large, and leaves no column empty', () => {
  const alone = renderToStaticMarkup(<Testimonials testimonials={[ONE]} />);
  expect(alone).toContain('text-title');
  expect(alone).not.toContain('grid-cols-2');
  const two = renderToStaticMarkup(
    <Testimonials testimonials={[ONE, { ...ONE, text: 'Both.' }]} />,
  );
  expect(two).toContain('grid-cols-2');
  expect(two).not.toContain('text-title');
});
