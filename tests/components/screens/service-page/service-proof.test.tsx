import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ServiceProof } from '@/components/screens/service-page/service-proof';
import type { ServicePage } from '@/content-client';
import { PAGE_ENTRY } from '../../../fixtures/proof';
import { setContent } from '../../../support/fake-content';

const PAGE: ServicePage = {
  ...PAGE_ENTRY,
  ...{ summary: null, group: null, cover: null, price: null, priceNote: null, duration: null },
  ...{ audience: null, outcomes: [], questions: [], lead: null, article: null },
  caseStudies: ['mill'],
};
const study = (slug: string) => ({ slug, title: slug, client: slug });
const testimonial = (name: string, caseStudy: string) => ({
  ...{ documentId: name, name, text: `${name} is glad.` },
  ...{ servicePages: [{ slug: 'erp' }], caseStudy: { slug: caseStudy } },
});

test('what a client says leads to no case study that stands above it', async () => {
  setContent({
    '/api/case-studies': [study('mill'), study('port')],
    '/api/testimonials': [testimonial('Asha', 'mill'), testimonial('Juma', 'port')],
  });
  const { prelude } = await prerender(<ServiceProof page={PAGE} />);
  const html = await new Response(prelude).text();
  expect(html).toContain('Asha is glad.');
  expect(html.match(/href="\/case-studies\/mill"/g)).toHaveLength(1);
  expect(html.match(/href="\/case-studies\/port"/g)).toHaveLength(1);
});

test.each([1, 2, 3])('none of %i case studies leaves a place of its row empty', async (count) => {
  const slugs = ['mill', 'port', 'shop'].slice(0, count);
  setContent({ '/api/case-studies': slugs.map(study) });
  const { prelude } = await prerender(<ServiceProof page={{ ...PAGE, caseStudies: slugs }} />);
  const html = await new Response(prelude).text();
  expect(html.match(/<li/g)).toHaveLength(count);
  expect(html.match(/<li class="[^"]*col-\[1\/-1\]/g) ?? []).toHaveLength(count % 2);
});
