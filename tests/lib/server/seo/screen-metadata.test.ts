import { expect, test } from 'vitest';
import { screenMetadata, screenTitle } from '@/lib/server/seo/screen-metadata';
import { setContent } from '../../../support/fake-content';

test('a screen is described in the words of the organization', async () => {
  setContent({
    '/api/company-profile': {
      documentId: 'p',
      brand: 'Nyuzi',
      heroText: 'Software for  companies.',
      city: 'Arusha',
      badges: [{ text: 'Gold' }],
    },
    '/api/global-entities': [
      { key: 'site_locale', value: 'en_TZ' },
      { key: 'contact-us', value: 'Write to us.' },
    ],
  });
  const home = await screenMetadata('home');
  expect(home).toMatchObject({
    title: 'Nyuzi - Home',
    description: 'Software for companies.',
    keywords: 'Home, Nyuzi, Arusha, Gold',
    alternates: { canonical: '/' },
    openGraph: { locale: 'en_TZ' },
  });
  expect((await screenMetadata('contact')).description).toBe('Write to us.');
});

test('without such a text the description promises nothing on behalf of the organization', async () => {
  setContent({ '/api/company-profile': { brand: 'Nyuzi' } });
  expect((await screenMetadata('contact')).description).toBe(
    'Nyuzi. Offices, phone numbers and opening hours, and a contact form.',
  );
  expect((await screenMetadata('faq')).description).toBe(
    'Nyuzi. Short answers to frequently asked questions.',
  );
});

test('the questions are described by themselves', async () => {
  setContent({
    '/api/qnas': [
      {
        documentId: 'a',
        title: 'How long does a <strong>load</strong> take?',
        description: 'Days.',
      },
      { documentId: 'b', title: 'Prices', description: 'In dollars.' },
    ],
  });
  expect((await screenMetadata('faq')).description).toBe('How long does a load take? Prices.');
});

test('search results are closed to search engines, other screens are not', async () => {
  setContent({});
  expect((await screenMetadata('search')).robots).toMatchObject({ index: false });
  expect((await screenMetadata('faq')).robots).toMatchObject({ index: true });
});

test('the share image of the home page has a title without a company profile, too', async () => {
  setContent({});
  expect(await screenTitle('/')).toBe('We are Enterprise Consulting');
  setContent({ '/api/company-profile': { brand: 'Nyuzi' } });
  expect(await screenTitle('/')).toBe('We are Nyuzi Consulting');
});

test('the share image of a screen shows its title', async () => {
  setContent({
    '/api/company-profile': { brand: 'Nyuzi', heroTitle: 'We are {brand}, {brand}' },
  });
  expect(await screenTitle('/')).toBe('We are Nyuzi, Nyuzi');
  expect(await screenTitle('/aboutus/management-team')).toBe('Management Team');
  expect(await screenTitle('/blogs')).toBe('Blogs');
  expect(await screenTitle('/faq')).toBe('FAQ');
  expect(await screenTitle('/post/payroll')).toBeNull();
  expect((await screenMetadata('home')).openGraph).toMatchObject({
    images: [{ alt: 'We are Nyuzi, Nyuzi – Nyuzi' }],
  });
});
