import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Vision } from '@/components/screens/about/vision';
import { Hero } from '@/components/screens/home/hero';
import { setContent } from '../../../support/fake-content';

async function render(screen: ReactNode): Promise<string> {
  const figures = [
    { value: 12_500, suffix: '+', label: 'Containers' },
    { value: 99.95, suffix: '%', label: 'Uptime' },
  ];
  setContent({ '/api/company-profile': { brand: 'Nyuzi', figures } });
  const { prelude } = await prerender(screen);
  const html = await new Response(prelude).text();
  return html.replaceAll('<!-- -->', '');
}

test('a large figure has its thousands apart, on the home screen and on About Us', async () => {
  for (const screen of [<Hero key="home" />, <Vision key="about" />]) {
    const html = await render(screen);
    expect(html).toMatch(/>12,500(?:\+|<)/);
    expect(html).toMatch(/>99\.95(?:%|<)/);
    expect(html).not.toContain('12500');
  }
});
