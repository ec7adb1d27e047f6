import { expect, test } from 'vitest';
import { generateMetadata as vacancyMetadata } from '@/app/[locale]/careers/[slug]/page';
import { generateMetadata as careersMetadata } from '@/app/[locale]/careers/page';
import { generateMetadata as caseStudiesMetadata } from '@/app/[locale]/case-studies/page';
import { generateMetadata as pressMetadata } from '@/app/[locale]/press/page';
import { setContent } from '../../../support/fake-content';

const VACANCY = { documentId: 'v', slug: 'engineer', title: 'Engineer' };

test('the press page is described by the press kit: its introduction, else the facts', async () => {
  const kit = { documentId: 'k', intro: 'For newsrooms.', boilerplate: 'Nyuzi makes software.' };
  setContent({ '/api/press-kit': kit });
  expect((await pressMetadata()).description).toBe('For newsrooms.');
  setContent({ '/api/press-kit': { ...kit, intro: null } });
  expect((await pressMetadata()).description).toBe('Nyuzi makes software.');
  setContent({
    '/api/press-kit': { documentId: 'k', contactEmail: 'press@example.com' },
    '/api/company-profile': { documentId: 'p', brand: 'Nyuzi' },
  });
  expect((await pressMetadata()).description).toMatch(/^Nyuzi\. /);
});

test('the careers are described by what their setting says', async () => {
  setContent({
    '/api/vacancies': [VACANCY],
    '/api/company-profile': { documentId: 'p', brand: 'Nyuzi' },
    '/api/global-entities': [{ key: 'careers', value: 'Work beside the people you build for.' }],
  });
  expect((await careersMetadata()).description).toBe('Work beside the people you build for.');
  setContent({
    '/api/vacancies': [VACANCY],
    '/api/company-profile': { documentId: 'p', brand: 'Nyuzi' },
  });
  expect((await careersMetadata()).description).toMatch(/^Nyuzi\. /);
});

test('the case studies are described by what they say', async () => {
  setContent({
    '/api/case-studies': [
      { documentId: 'a', slug: 'a', client: 'Tembo Mills', title: 'The month closes on day 3' },
      { documentId: 'b', slug: 'b', client: 'Duara Retail', title: 'Forty tills' },
    ],
  });
  expect((await caseStudiesMetadata()).description).toBe(
    'Tembo Mills: The month closes on day 3. Duara Retail: Forty tills.',
  );
});

test('a vacancy is described by its summary, else by how its text begins', async () => {
  const props = { params: Promise.resolve({ locale: 'en', slug: VACANCY.slug }) };
  const describe = async (fields: Record<string, unknown>) => {
    setContent({
      '/api/vacancies': [{ ...VACANCY, ...fields }],
      '/api/company-profile': { documentId: 'p', brand: 'Nyuzi' },
    });
    const { description } = await vacancyMetadata({ ...props, searchParams: Promise.resolve({}) });
    return description;
  };
  const description = 'You answer at **night**.';
  expect(await describe({ summary: 'In a sentence.', description })).toBe('In a sentence.');
  expect(await describe({ description })).toBe('You answer at night.');
  expect(await describe({})).toBe('Nyuzi. Engineer');
});
