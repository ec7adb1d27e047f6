import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { MainServiceCard } from '@/components/screens/services/main-service-card';
import { ServicesScreen } from '@/components/screens/services/services-screen';
import { TruckIcon } from '@/components/ui/icons';
import type { Service } from '@/content-client';
import { setContent } from '../../../support/fake-content';

const SERVICE: Service = {
  title: 'Haulage',
  description: null,
  link: null,
  icon: null,
  background: null,
};

test('a service without an icon of its own has the truck (specification §2, Services)', () => {
  const [path] = /<path[^>]*>/.exec(renderToStaticMarkup(<TruckIcon />)) ?? [];
  expect(path).toBeTruthy();
  expect(renderToStaticMarkup(<MainServiceCard service={SERVICE} />)).toContain(path);
});

test('a weave in place of the background has the colours of the brand', () => {
  const background = { url: '/background', alt: '', mime: 'image/webp', width: 9, height: 9 };
  expect(renderToStaticMarkup(<MainServiceCard service={SERVICE} />)).not.toContain('brightness');
  expect(
    renderToStaticMarkup(
      <MainServiceCard
        service={{
          ...SERVICE,
          background: { ...background, caption: null, isPhotograph: false, focalPoint: null },
        }}
      />,
    ),
  ).toContain('brightness');
});

test('a photo in the background keeps its light, and is seen whole above the words', () => {
  const photo = { url: '/photo', alt: '', mime: 'image/webp', width: 9, height: 9 };
  const background = { ...photo, caption: null, isPhotograph: true, focalPoint: null };
  const html = renderToStaticMarkup(<MainServiceCard service={{ ...SERVICE, background }} />);
  expect(html).toContain('object-cover');
  expect(html).not.toContain('brightness');
  expect(html).toContain('md:h-68');
  expect(html).not.toMatch(/h-full|max-h-100/);
});

test('an icon and its tile follow the dark scheme', () => {
  const icon = { url: '/icon', alt: '', mime: 'image/svg+xml', width: 32, height: 32 };
  const html = renderToStaticMarkup(
    <MainServiceCard
      service={{
        ...SERVICE,
        icon: { ...icon, caption: null, isPhotograph: false, focalPoint: null },
      }}
    />,
  );
  expect(html).toMatch(/<span class="[^"]* bg-card /);
  expect(html).not.toContain('data-fixed');
});

test('a service that leads nowhere is no link', () => {
  expect(renderToStaticMarkup(<MainServiceCard service={SERVICE} />)).not.toContain('<a ');
});

test('price, with what it is for, and duration are those of the page that the card leads to', async () => {
  const link = '/services/haulage';
  setContent({
    '/api/services': [{ documentId: 'm', details: [{ ...SERVICE, link }] }],
    '/api/service-pages': [
      {
        ...{ documentId: 'h', slug: 'haulage', title: 'Haulage', duration: '4 to 9 days' },
        ...{ priceFrom: 1200, priceNote: 'Per truck' },
      },
    ],
  });
  const { prelude } = await prerender(<ServicesScreen />);
  const html = await new Response(prelude).text();
  for (const text of ['from USD\u00a01,200', 'Per truck', '4 to 9\u00a0days'])
    expect(html).toContain(text);
});
