import { expect, test } from 'vitest';
import { siteOverview } from '@/lib/server/seo/overview';
import { rawSummary, setContent } from '../../../support/fake-content';

test('the overview names the organization, its screens and its articles', async () => {
  setContent({
    '/api/company-profile': {
      brand: 'Nyuzi *',
      footerText: 'Software.',
      profileDescription: 'We build.',
    },
    '/api/articles': [rawSummary('erp', { description: 'All in one' }), rawSummary('news')],
    '/api/menus': [{ name: 'Solutions', slug: 's', article: { slug: 'erp' } }],
  });
  const lines = (await siteOverview()).split('\n');
  expect(lines.slice(0, 8)).toEqual([
    '# Nyuzi \\*',
    '',
    '> Software.',
    '',
    'We build.',
    '',
    '## About the organization',
    '',
  ]);
  expect(lines).toContain('- [Services](https://site.example/services): what we offer');
  expect(lines).toContain('- [Title of erp](https://site.example/erp.md): All in one');
  expect(lines).toContain('- [Title of news](https://site.example/post/news.md)');
  expect(lines.indexOf('## What we do, in detail')).toBeLessThan(lines.indexOf('## Articles'));
  expect(lines.at(-2)).toBe(
    '- [News](https://site.example/feed.json): the newest articles as JSON Feed',
  );
});

test('an article that is neither in the menu nor a post is optional', async () => {
  setContent({
    '/api/company-profile': { brand: 'Nyuzi' },
    '/api/articles': [
      rawSummary('erp', { article_types: [] }),
      rawSummary('news', { article_types: [{ type: 'blogs' }] }),
      rawSummary('privacy-policy', { article_types: [] }),
      rawSummary('of-an-older-service'),
    ],
    '/api/menus': [{ name: 'Solutions', slug: 's', article: { slug: 'erp' } }],
  });
  const [, ...sections] = (await siteOverview()).split('## ');
  const of = (title: string) => sections.find((section) => section.startsWith(title));
  expect(of('What we do')).toContain('/erp.md');
  expect(of('Articles')).toContain('/post/news.md');
  expect(of('Articles')).toContain('/post/of-an-older-service.md');
  expect(of('Articles')).not.toContain('privacy-policy');
  expect(of('Optional')).toContain('/post/privacy-policy.md');
});

test('without articles and texts there are no empty sections', async () => {
  setContent({ '/api/company-profile': { brand: 'Nyuzi' } });
  const text = await siteOverview();
  expect(text).toMatch(/^# Nyuzi\n\n## About the organization\n/);
  expect(text).not.toContain('## What we do, in detail');
  expect(text).not.toContain('## Articles');
  expect(text).not.toContain('\n\n\n');
});

test('services, case studies, open positions and the press page are listed, as far as search engines may show them', async () => {
  setContent({
    '/api/company-profile': { brand: 'Nyuzi' },
    '/api/service-pages': [rawSummary('payroll', { summary: 'Wages on time.' })],
    '/api/case-studies': [
      rawSummary('harbour', { client: 'Port' }),
      rawSummary('secret', { client: 'Bank', seo: { noindex: true } }),
    ],
    '/api/vacancies': [rawSummary('developer')],
    '/api/press-kit': { contactEmail: 'press@example.com' },
  });
  const lines = (await siteOverview()).split('\n');
  expect(lines).toContain(
    '- [Title of payroll](https://site.example/services/payroll): Wages on time.',
  );
  expect(lines).toContain('- [Title of harbour](https://site.example/case-studies/harbour)');
  expect(lines).toContain('- [Title of developer](https://site.example/careers/developer)');
  expect(lines).toContain(
    '- [Case studies](https://site.example/case-studies): what we have done for our clients',
  );
  expect(lines.join('\n')).toContain('https://site.example/press)');
  expect(lines.join('\n')).not.toContain('/case-studies/secret');
});
