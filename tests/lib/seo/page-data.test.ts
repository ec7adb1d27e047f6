import { expect, test } from 'vitest';
import { article, breadcrumbs, faqPage, webPage, webSite } from '@/lib/seo/page-data';
import { BARE_SUMMARY } from '../../fixtures/articles';

const toUrl = (path: string) =>
  path === '/' ? 'https://site.example' : `https://site.example${path}`;

test('the website names the URL of its search', () => {
  expect(webSite('Nyuzi', 'en-TZ', toUrl)).toMatchObject({
    inLanguage: 'en-TZ',
    potentialAction: {
      target: { urlTemplate: 'https://site.example/search?q={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

test('a level without a URL is left out, the screen itself is the last', () => {
  const trail = [
    { name: 'Solutions' },
    { name: 'ERP', href: '/solutions/erp' },
    { name: 'Payroll' },
  ];
  const described = breadcrumbs(trail, '/solutions/erp/payroll', toUrl);
  expect(described['@type']).toBe('BreadcrumbList');
  expect(described.itemListElement).toEqual([
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

test('a website without a language names none', () => {
  expect(webSite('Nyuzi', null, toUrl)).not.toHaveProperty('inLanguage');
  expect(webSite('Nyuzi', null, toUrl)).toMatchObject({
    '@type': 'WebSite',
    name: 'Nyuzi',
    publisher: { '@id': 'https://site.example/#organization' },
  });
});

test('a page belongs to the website and is about the organization', () => {
  expect(webPage('ContactPage', { path: '/contact', name: 'Contact' }, toUrl)).toEqual({
    '@type': 'ContactPage',
    '@id': 'https://site.example/contact',
    url: 'https://site.example/contact',
    name: 'Contact',
    isPartOf: { '@id': 'https://site.example/#website' },
    about: { '@id': 'https://site.example/#organization' },
  });
  const described = { path: '/contact', name: 'Contact', description: 'Offices' };
  expect(webPage('ContactPage', described, toUrl)).toMatchObject({ description: 'Offices' });
  const about = { '@type': 'Organization', name: 'Nyuzi', memberOf: { '@id': '#kta' } } as const;
  expect(webPage('AboutPage', { ...described, about }, toUrl)).toMatchObject({ about });
});

test('an article is a post of the blog list or a page', () => {
  const summary = {
    ...BARE_SUMMARY,
    publishedOn: '2026-01-01T00:00:00Z',
    updatedAt: '2026-02-02T00:00:00Z',
  };
  const described = {
    summary,
    author: null,
    path: '/post/payroll',
    image: 'https://m.example/a.png',
    isPost: true,
    locale: null,
  };
  expect(article(described, toUrl)).toEqual({
    '@type': 'BlogPosting',
    '@id': 'https://site.example/post/payroll#article',
    headline: 'Payroll',
    url: 'https://site.example/post/payroll',
    mainEntityOfPage: 'https://site.example/post/payroll',
    image: ['https://m.example/a.png'],
    datePublished: '2026-01-01T00:00:00Z',
    dateModified: '2026-02-02T00:00:00Z',
    author: { '@id': 'https://site.example/#organization' },
    publisher: { '@id': 'https://site.example/#organization' },
  });
  const author = { '@type': 'Person', name: 'Asha Nyerere' } as const;
  expect(article({ ...described, author }, toUrl)).toMatchObject({
    author,
    publisher: { '@id': 'https://site.example/#organization' },
  });
  const page = {
    ...described,
    isPost: false,
    locale: 'en',
    summary: { ...summary, description: 'd' },
  };
  expect(article(page, toUrl)).toMatchObject({
    '@type': 'Article',
    description: 'd',
    inLanguage: 'en',
  });
});

test('questions have their answers', () => {
  expect(faqPage([{ question: 'Why?', answer: 'So.' }], toUrl)).toEqual({
    '@type': 'FAQPage',
    '@id': 'https://site.example/faq',
    url: 'https://site.example/faq',
    isPartOf: { '@id': 'https://site.example/#website' },
    mainEntity: [
      { '@type': 'Question', name: 'Why?', acceptedAnswer: { '@type': 'Answer', text: 'So.' } },
    ],
  });
});
