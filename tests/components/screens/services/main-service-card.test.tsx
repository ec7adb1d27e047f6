import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MainServiceCard } from '@/components/screens/services/main-service-card';
import { TruckIcon } from '@/components/ui/icons';
import type { Service } from '@/content-client';

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

test('a service that leads nowhere is no link', () => {
  expect(renderToStaticMarkup(<MainServiceCard service={SERVICE} />)).not.toContain('<a ');
});
