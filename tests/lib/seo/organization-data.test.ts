import { expect, test } from 'vitest';
import { DEFAULT_COMPANY_PROFILE } from '@/content/company';
import type { CompanyAddress } from '@/content-client';
import {
  localBusinesses,
  memberships,
  type OrganizationFacts,
  organization,
  service,
} from '@/lib/seo/organization-data';

const toUrl = (path: string) =>
  path === '/' ? 'https://site.example' : `https://site.example${path}`;
const facts: OrganizationFacts = {
  brand: 'Nyuzi',
  profile: DEFAULT_COMPANY_PROFILE,
  logo: 'https://media.example/logo.svg',
  phone: null,
  email: 'hello@nyuzi.example',
  accounts: [],
};

const describeOffice = (office: CompanyAddress, owner = facts) =>
  localBusinesses([office], owner, toUrl)[0];

test('unknown facts of the organization are left out', () => {
  const described = organization(facts, toUrl);
  expect(described).toMatchObject({ name: 'Nyuzi', foundingDate: '2008' });
  expect(described).not.toHaveProperty('telephone');
  expect(described).not.toHaveProperty('sameAs');
});

test('an office has its address, position, hours and contact', () => {
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
  expect(describeOffice(office)).toMatchObject({
    '@type': 'LocalBusiness',
    address: { '@type': 'PostalAddress', streetAddress: 'Ohio Street, Dar es Salaam' },
    parentOrganization: { '@id': 'https://site.example/#organization' },
    '@id': 'https://site.example/contact#dar-es-salaam',
    name: 'Nyuzi, Dar es Salaam',
    image: 'https://media.example/logo.svg',
    telephone: '+255 22 000 0010',
    geo: { '@type': 'GeoCoordinates', latitude: -6.8, longitude: 39.3 },
    openingHoursSpecification: [
      { '@type': 'OpeningHoursSpecification', opens: '08:00', closes: '17:00' },
    ],
  });
});

test('known facts are described', () => {
  const profile = {
    ...DEFAULT_COMPANY_PROFILE,
    legalName: 'Nyuzi Systems Ltd',
    memberships: [
      { name: 'TATOA', fullName: 'Tanzania Truck Owners', logo: null, link: null },
      { name: 'KTA', fullName: null, logo: null, link: null },
    ],
  };
  const accounts = ['https://x.example'];
  expect(
    organization({ ...facts, profile, phone: '+255 22 000 0010', accounts }, toUrl),
  ).toMatchObject({
    '@id': 'https://site.example/#organization',
    logo: 'https://media.example/logo.svg',
    legalName: 'Nyuzi Systems Ltd',
    description: profile.footerText,
    telephone: '+255 22 000 0010',
    email: 'hello@nyuzi.example',
    sameAs: ['https://x.example'],
  });
  const members = [
    { '@type': 'Organization', name: 'Tanzania Truck Owners' },
    { '@type': 'Organization', name: 'KTA' },
  ];
  const organizationOfSite = {
    '@type': 'Organization',
    '@id': 'https://site.example/#organization',
  };
  expect(memberships(profile, toUrl)).toEqual({ ...organizationOfSite, memberOf: members });
  expect(memberships({ ...profile, memberships: [] }, toUrl)).toEqual(organizationOfSite);
});

test('an organization without facts has a name and a URL', () => {
  const profile = {
    ...DEFAULT_COMPANY_PROFILE,
    footerText: null,
    founded: null,
    memberships: [],
  };
  const bare = organization({ ...facts, profile, logo: null, email: null }, toUrl);
  expect(bare).toEqual({
    '@type': 'Organization',
    '@id': 'https://site.example/#organization',
    name: 'Nyuzi',
    url: 'https://site.example',
  });
});

test('an office without position, hours and contact has none', () => {
  const office = {
    isDefault: false,
    label: 'Nairobi',
    address: 'Moi Avenue',
    phone: null,
    email: 'nairobi@nyuzi.example',
    openingTime: 'by arrangement',
    latitude: 1,
    longitude: null,
  };
  const described = describeOffice(office, { ...facts, logo: null });
  expect(described).toMatchObject({ email: 'nairobi@nyuzi.example' });
  for (const name of ['geo', 'telephone', 'image', 'openingHoursSpecification']) {
    expect(described).not.toHaveProperty(name);
  }
  expect(describeOffice({ ...office, latitude: 0, longitude: 0 })).toMatchObject({
    geo: { latitude: 0, longitude: 0 },
  });
  expect(describeOffice({ ...office, latitude: null, longitude: 1 })).not.toHaveProperty('geo');
});

const bare = {
  isDefault: false,
  label: null,
  address: null,
  phone: null,
  email: null,
  openingTime: null,
  latitude: null,
  longitude: null,
};

test('an office is known by its name, or else by its address', () => {
  const office = { ...bare, address: 'Moi Avenue', phone: '+255 22 000 0010' };
  expect(describeOffice({ ...office, phone: null })).toEqual({
    '@type': 'LocalBusiness',
    '@id': 'https://site.example/contact#moi-avenue',
    name: 'Nyuzi',
    url: 'https://site.example/contact',
    parentOrganization: { '@id': 'https://site.example/#organization' },
    address: { '@type': 'PostalAddress', streetAddress: 'Moi Avenue' },
    image: facts.logo,
  });
  expect(describeOffice(office)).toMatchObject({
    '@id': 'https://site.example/contact#moi-avenue',
  });
  expect(describeOffice({ ...office, label: 'Nairobi' })).toMatchObject({
    '@id': 'https://site.example/contact#nairobi',
  });
});

test('an office without an address is left out; the ids of the others are those of their cards', () => {
  expect(describeOffice({ ...bare, label: 'Arusha', latitude: 1, longitude: 1 })).toBeUndefined();
  const offices = [
    { ...bare, label: 'Arusha' },
    { ...bare, label: 'Arusha', address: 'Moi Avenue' },
  ];
  expect(localBusinesses(offices, facts, toUrl)).toMatchObject([
    { '@id': 'https://site.example/contact#arusha-2' },
  ]);
});

test('offices with the same name have different ids', () => {
  const office = { ...bare, address: 'Moi Avenue' };
  const named = { ...office, label: 'Arusha' };
  const described = localBusinesses([named, office, named, office], facts, toUrl);
  const ids = JSON.stringify(described).match(/"@id":"[^"]*contact#[^"]*"/g);
  expect(new Set(ids).size).toBe(4);
});

test('a field with several numbers or addresses gives its first, and one with none nothing', () => {
  const phone = '+255 (0)22 211 1111 / +255 754 000 000';
  const email = 'hello@nyuzi.example; sales@nyuzi.example';
  expect(organization({ ...facts, phone, email }, toUrl)).toMatchObject({
    telephone: '+255 22 211 1111',
    email: 'hello@nyuzi.example',
  });
  const none = organization({ ...facts, phone: 'N/A', email: 'on request' }, toUrl);
  expect(none).not.toHaveProperty('telephone');
  expect(none).not.toHaveProperty('email');
});

test('a service has its URL where it is a page of this site', () => {
  const offer = { title: 'ERP', description: null, icon: null, background: null, link: '/erp' };
  expect(service(offer, toUrl)).toEqual({
    '@type': 'Service',
    name: 'ERP',
    provider: { '@id': 'https://site.example/#organization' },
    url: 'https://site.example/erp',
  });
  expect(service({ ...offer, link: 'https://x.example' }, toUrl)).not.toHaveProperty('url');
  expect(service({ ...offer, link: null }, toUrl)).not.toHaveProperty('url');
  // As the card beside it.
  expect(service({ ...offer, link: '//x.example' }, toUrl)).not.toHaveProperty('url');
  expect(service({ ...offer, link: 'erp/' }, toUrl)).toMatchObject({
    url: 'https://site.example/erp',
  });
  const background = {
    url: 'https://m.example/a.png',
    width: null,
    height: null,
    alt: '',
    mime: null,
    isPhotograph: false,
    focalPoint: null,
    caption: null,
  };
  expect(service({ ...offer, description: 'Text', background }, toUrl)).toMatchObject({
    description: 'Text',
    image: 'https://m.example/a.png',
  });
});
