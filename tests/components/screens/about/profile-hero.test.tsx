import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { ProfileHero } from '@/components/screens/about/profile-hero';
import { REGISTRATIONS_COPY } from '@/content/proof';
import { setContent } from '../../../support/fake-content';

async function render(profile: Record<string, unknown>): Promise<string> {
  const badges = [{ text: 'Gold partner' }];
  setContent({ '/api/company-profile': { brand: 'Nyuzi', badges, ...profile } });
  const { prelude } = await prerender(<ProfileHero />);
  return new Response(prelude).text();
}

test('the badges lead to the registrations, which are far below', async () => {
  const html = await render({ legalName: 'Nyuzi Ltd' });
  expect(html).toMatch(/<a href="#on-paper"[^>]*>Gold partner/);
  expect(html).toContain(REGISTRATIONS_COPY.title);
});

test('an organization without registrations has badges that lead nowhere', async () => {
  const html = await render({});
  expect(html).toContain('Gold partner');
  expect(html).not.toContain('#on-paper');
});
