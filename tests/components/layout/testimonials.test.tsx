import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Testimonials } from '@/components/layout/testimonials';
import type { Testimonial } from '@/content-client';

const ONE: Testimonial = {
  ...{ text: 'They came back.', name: 'Asha', role: null, organization: null },
  ...{ caseStudy: null, servicePages: [] },
};

test('a single testimonial leaves no column empty', () => {
  const alone = renderToStaticMarkup(<Testimonials testimonials={[ONE]} />);
  expect(alone).not.toContain('grid-cols-2');
  const two = renderToStaticMarkup(
    <Testimonials testimonials={[ONE, { ...ONE, text: 'Both.' }]} />,
  );
  expect(two).toContain('grid-cols-2');
  expect(two).not.toContain('col-span-2');
  const three = renderToStaticMarkup(
    <Testimonials testimonials={['One.', 'Two.', 'Three.'].map((text) => ({ ...ONE, text }))} />,
  );
  expect(three.split('<li').map((item) => item.includes('md:col-span-2'))).toEqual([
    ...[false, false, false, true],
  ]);
});

test('testimonials beside each other are of one size', () => {
  const long = { ...ONE, text: 'They came back, '.repeat(8) };
  const markup = renderToStaticMarkup(<Testimonials testimonials={[ONE, long]} />);
  expect(markup.match(/text-quote-long/g)).toHaveLength(2);
});
