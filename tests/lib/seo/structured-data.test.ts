import { expect, test } from 'vitest';
import { DEFAULT_COMPANY_PROFILE } from '@/content/company';
import { toJsonLd } from '@/lib/seo/json-ld';
import type { OrganizationFacts } from '@/lib/seo/organization-data';
import { localBusiness, organization } from '@/lib/seo/organization-data';
import { breadcrumbs, webSite } from '@/lib/seo/page-data';

const toUrl = (path: string) =>
  path === '/' ? 'https://site.example' : `https://site.example${path}`;
const firm: OrganizationFacts = {
  brand: 'Nyuzi',
  profile: DEFAULT_COMPANY_PROFILE,
  logo: 'https://media.example/logo.svg',
  phone: null,
  email: 'hello@nyuzi.example',
  accounts: [],
};

test('no text of an editor ends the script', () => {
  const name = '</script><script>alert(1)</script><!-- \u2028';
  const text = toJsonLd([{ '@type': 'Organization', name }]);
  expect(text).not.toMatch(/[<\u2028]/);
  expect(JSON.parse(text)['@graph'][0].name).toBe(name);
});

test('the site says how it is searched', () => {
  expect(webSite('Nyuzi', 'en-TZ', toUrl)).toMatchObject({
    inLanguage: 'en-TZ',
    potentialAction: {
      target: { urlTemplate: 'https://site.example/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('what is not known of the firm is left out', () => {
  const described = organization(firm, toUrl);
  expect(described).toMatchObject({ name: 'Nyuzi', foundingDate: '2008' });
  expect(described).not.toHaveProperty('telephone');
  expect(described).not.toHaveProperty('sameAs');
});

test('an office has its place, hours and way to be reached', () => {
  const office = {
    isDefault: true,
    label: 'Dar es Salaam',
    address: 'Ohio Street, Dar es Salaam',
    phone: '+255 22 000 0010',
    email: null,
    openingTime: 'Mon-Fri: 8:00 - 17:00',
    latitude: -6.8,
    longitude: 39.3,
  };
  expect(localBusiness(office, firm, toUrl)).toMatchObject({
    '@type': 'LocalBusiness',
    address: { streetAddress: 'Ohio Street, Dar es Salaam' },
    telephone: '+255 22 000 0010',
    geo: { latitude: -6.8, longitude: 39.3 },
    openingHoursSpecification: [{ opens: '08:00', closes: '17:00' }],
  });
});

test('a step without an address is no step, the screen itself is the last', () => {
  const trail = [
    { name: 'Solutions' },
    { name: 'ERP', href: '/solutions/erp' },
    { name: 'Payroll' },
  ];
  expect(breadcrumbs(trail, '/solutions/erp/payroll', toUrl).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://site.example' },
    { '@type': 'ListItem', position: 2, name: 'ERP', item: 'https://site.example/solutions/erp' },
    {
      '@type': 'ListItem',
      position: 3,
      name: 'Payroll',
      item: 'https://site.example/solutions/erp/payroll',
    },
  ]);
});
