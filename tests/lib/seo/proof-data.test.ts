import { describe, expect, test } from 'vitest';
import type { ServicePage, Vacancy } from '@/content-client';
import { caseStudy, jobPostings, servicePage } from '@/lib/seo/proof-data';
import { BARE_CASE_STUDY, PAGE_ENTRY } from '../../fixtures/proof';

const toUrl = (path: string) =>
  path === '/' ? 'https://site.example' : `https://site.example${path}`;
const ORGANIZATION = { '@id': 'https://site.example/#organization' };
const IMAGE = {
  url: 'https://m.example/a.png',
  width: 2,
  height: 1,
  alt: '',
  mime: null,
  caption: null,
  isPhotograph: false,
  focalPoint: null,
};

describe('a service', () => {
  const bare: ServicePage = {
    ...PAGE_ENTRY,
    group: null,
    summary: null,
    cover: null,
    outcomes: [],
    audience: null,
    price: null,
    priceNote: 'Without VAT',
    duration: null,
    lead: null,
    article: null,
    caseStudies: [],
    questions: [],
  };
  const described = {
    '@type': 'Service',
    '@id': 'https://site.example/services/erp#service',
    name: 'ERP',
    serviceType: 'ERP',
    url: 'https://site.example/services/erp',
    provider: ORGANIZATION,
  };
  const of = (changed: Partial<ServicePage>) =>
    servicePage({ ...bare, ...changed }, '/services/erp', toUrl);

  test('says nothing about what it does not have', () => {
    expect(of({})).toEqual(described);
  });

  test('says what it is, and for whom', () => {
    const full = { group: 'Systems', summary: 'One book', cover: IMAGE, audience: 'Millers' };
    expect(of(full)).toEqual({
      ...described,
      serviceType: 'Systems',
      description: 'One book',
      image: IMAGE.url,
      audience: { '@type': 'Audience', audienceType: 'Millers' },
    });
  });

  test.each([
    [0, 9, 'Without VAT', { minPrice: 0, maxPrice: 9 }, { description: 'Without VAT' }],
    [5, null, null, { minPrice: 5 }, {}],
    [null, 9, null, { maxPrice: 9 }, {}],
  ])('offers %j to %j', (from, to, priceNote, prices, note) => {
    expect(of({ price: { from, to, currency: 'TZS' }, priceNote })).toEqual({
      ...described,
      offers: {
        '@type': 'Offer',
        ...note,
        priceSpecification: { '@type': 'PriceSpecification', priceCurrency: 'TZS', ...prices },
      },
    });
  });
});

test('a case study is an article about the client', () => {
  const described = {
    '@type': 'Article',
    '@id': 'https://site.example/case-studies/erp#article',
    headline: 'ERP',
    url: 'https://site.example/case-studies/erp',
    mainEntityOfPage: 'https://site.example/case-studies/erp',
    image: [IMAGE.url],
    about: { '@type': 'Organization', name: 'Tembo Mills' },
    author: ORGANIZATION,
    publisher: ORGANIZATION,
  };
  const bare = {
    study: BARE_CASE_STUDY,
    path: '/case-studies/erp',
    image: IMAGE.url,
    locale: null,
  };
  expect(caseStudy(bare, toUrl)).toEqual(described);
  const full = { summary: 'Closed on day 3', publishedOn: '2026-01-01', updatedAt: '2026-02-02' };
  const study = { ...BARE_CASE_STUDY, ...full };
  expect(caseStudy({ ...bare, study, locale: 'en-TZ' }, toUrl)).toEqual({
    ...described,
    description: 'Closed on day 3',
    datePublished: '2026-01-01',
    dateModified: '2026-02-02',
    inLanguage: 'en-TZ',
  });
});

describe('an open position', () => {
  const bare: Vacancy = {
    ...PAGE_ENTRY,
    title: 'Consultant',
    location: null,
    country: null,
    employment: 'full-time',
    closesOn: null,
    publishedOn: '2026-01-01T08:00:00.000Z',
    summary: 'For trade',
    description: null,
    applyTo: null,
  };
  const site = { path: '/careers/a', brand: 'Nyuzi', locale: 'en-TZ' };
  const of = (
    changed: Partial<Vacancy>,
    city: string | null = null,
    description: string | null = null,
  ) => jobPostings({ ...site, vacancy: { ...bare, ...changed }, description, city }, toUrl)[0];
  const at = (address: object) => ({
    '@type': 'Place',
    address: { '@type': 'PostalAddress', ...address, addressCountry: 'TZ' },
  });
  const described = {
    '@type': 'JobPosting',
    '@id': 'https://site.example/careers/a#job',
    title: 'Consultant',
    url: 'https://site.example/careers/a',
    description: 'For trade',
    datePosted: '2026-01-01',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', ...ORGANIZATION, name: 'Nyuzi' },
    jobLocation: at({}),
  };

  test('says nothing about what it does not have', () => {
    expect(of({})).toEqual(described);
  });

  test('has the day on which it closes', () => {
    expect(of({ closesOn: '2026-03-31' })).toEqual({
      ...described,
      validThrough: '2026-03-31T23:59:59Z',
    });
  });

  test.each([{ summary: null }, { publishedOn: null }])('is not posted with %j', (missing) => {
    expect(of(missing)).toBeUndefined();
  });

  test('is where the vacancy says, or else the organization', () => {
    const mwanza = { ...described, jobLocation: at({ addressLocality: 'Mwanza' }) };
    expect(of({ location: 'Mwanza' }, 'Arusha')).toEqual(mwanza);
    const arusha = { ...described, jobLocation: at({ addressLocality: 'Arusha' }) };
    expect(of({}, 'Arusha')).toEqual(arusha);
  });

  test.each(['en-TZ', 'en', null])('abroad is in its own country, on a site in %j', (locale) => {
    const vacancy = { ...bare, location: 'Nairobi', country: 'KE' };
    const [posting] = jobPostings(
      { ...site, locale, vacancy, description: null, city: 'Arusha' },
      toUrl,
    );
    expect(posting).toMatchObject({
      jobLocation: { address: { addressLocality: 'Nairobi', addressCountry: 'KE' } },
    });
  });

  test('abroad without a place is not in the city of the organization', () => {
    const address = { '@type': 'PostalAddress', addressCountry: 'KE' };
    expect(of({ country: 'KE' }, 'Arusha')).toMatchObject({ jobLocation: { address } });
    expect(JSON.stringify(of({ country: 'KE' }, 'Arusha'))).not.toContain('Arusha');
  });

  test.each([null, 'en', 'sw-Latn'])(
    'is not posted where the language %j names no country',
    (locale) => {
      const vacancy = { ...bare, location: 'Mwanza' };
      const described = { ...site, locale, vacancy, description: null, city: 'Arusha' };
      expect(jobPostings(described, toUrl)).toEqual([]);
    },
  );

  test('is described by its text, or else by its summary', () => {
    const long = of({ summary: 'Short', description: '*Long*' }, null, '<p><em>Long</em></p>');
    expect(long).toMatchObject({ description: '<p><em>Long</em></p>' });
    expect(of({ summary: 'Short' })).toMatchObject({ description: 'Short' });
  });

  test.each([
    ['part-time', 'PART_TIME'],
    ['fixed-term', 'TEMPORARY'],
    ['internship', 'INTERN'],
  ] as const)('%s is %s', (employment, employmentType) => {
    expect(of({ employment })).toMatchObject({ employmentType });
  });
});
