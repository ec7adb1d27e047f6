import { describe, expect, test } from 'vitest';
import { SiteAddresses } from '@/lib/server/content-check/addresses';
import {
  type FollowedLinks,
  followLinks,
  linksOfFields,
} from '@/lib/server/content-check/link-rules';
import { BLOCKS } from '../../../fixtures/blocks';
import { entry, summaryOf } from './support';

describe('the links of an entry', () => {
  test('are in its link fields, with their place', () => {
    const fields = {
      button_link: ' /a ',
      details: [{ link: '/b', title: '/no' }, { link: '' }],
      cloudLink: 'https://c.example',
      assistantLink: null,
      featuredLink: '/d',
    };
    const links = linksOfFields(entry('service', fields));
    expect(links.map(({ place, href }) => [place, href])).toEqual([
      ['button_link', '/a'],
      ['details.0.link', '/b'],
      ['cloudLink', 'https://c.example'],
      ['featuredLink', '/d'],
    ]);
  });

  test('include the value of a social account, and of no other setting', () => {
    const setting = (key: string, value: string) =>
      linksOfFields(entry('global-entity', { key, value }));
    expect(setting('social_account_x', 'https://x.example')).toMatchObject([
      { place: 'value', href: 'https://x.example' },
    ]);
    expect(setting('social_account_x', ' ')).toEqual([]);
    expect(setting('company_phone', '+255')).toEqual([]);
  });
});

describe('following a link', () => {
  const source = entry('article', {}, { documentId: 'from' });
  const follow = (href: string): { findings: string[]; followed: FollowedLinks } => {
    let followed: FollowedLinks = { articles: new Map(), external: new Map() };
    const findings = summaryOf((report) => {
      followed = followLinks([{ entry: source, place: 'body', href }], {
        addresses: new SiteAddresses(new Set(['payroll']), []),
        siteUrl: 'https://www.example.com',
        report,
      });
    });
    return { findings: findings.map(([rule, , message]) => `${rule}: ${message}`), followed };
  };

  test.each([
    '/blogs',
    '/payroll?a#b',
    '?q=1',
    '#top',
    'mailto:a@b.example',
    'https://www.example.com/faq',
    'https://www.example.com',
    '/uploads/prices_0a1b2c3d4e.pdf',
  ])('to %s finds nothing wrong', (href) => {
    expect(follow(href).findings).toEqual([]);
  });

  test.each([
    [
      'javascript:alert(1)',
      'link-broken: “javascript:alert(1)” is not a link that the site allows.',
    ],
    ['#', 'link-broken: “#” leads nowhere.'],
    ['/soon', 'link-broken: Nothing is at “/soon”.'],
    ['/uploads/old.pdf', 'link-broken: Nothing is at “/uploads/old.pdf”.'],
    ['https://www.example.com/soon', 'link-broken: Nothing is at “https://www.example.com/soon”.'],
  ])('to %s reports it', (href, finding) => {
    expect(follow(href).findings).toEqual([finding]);
  });

  test('to a heading of the same text finds it, and reports what is none', () => {
    const body = '## The price\n\n### Each month';
    const text = entry('article', {}, { blocks: [{ ...BLOCKS.markdown, body }] });
    const report = (...hrefs: string[]) =>
      summaryOf((report) => {
        const links = hrefs.map((href) => ({ entry: text, place: 'body', href }));
        const addresses = new SiteAddresses(new Set(), []);
        followLinks(links, { addresses, siteUrl: 'https://www.example.com', report });
      });
    expect(report('#the-price', '#part-the-price', '#top', '#user-content-0-fn-1')).toEqual([]);
    expect(report('#each-month', '#_Toc1')).toEqual([
      ['link-broken', 'body', 'No heading (# or ##) of this text is “#each-month”.'],
      ['link-broken', 'body', 'No heading (# or ##) of this text is “#_Toc1”.'],
    ]);
  });

  test('to an article records which entry links to it', () => {
    expect(follow('/solutions/payroll').followed.articles).toEqual(
      new Map([['payroll', new Set(['from'])]]),
    );
    expect(follow('/blogs').followed.articles.size).toBe(0);
  });

  test('to another site is left to a check of its own', () => {
    const { external } = follow('https://other.example/a').followed;
    expect([...external.keys()]).toEqual(['https://other.example/a']);
    expect(external.get('https://other.example/a')).toHaveLength(1);
    expect(follow('https://www.example.com').followed.external.size).toBe(0);
  });

  test('collects several entries that link to the same', () => {
    const other = entry('article', {}, { documentId: 'other' });
    const links = [source, other].flatMap((from) =>
      ['/payroll', 'https://x.example/'].map((href) => ({ entry: from, place: 'b', href })),
    );
    const { articles, external } = followLinks(links, {
      addresses: new SiteAddresses(new Set(['payroll']), []),
      siteUrl: 'https://www.example.com',
      report: () => {},
    });
    expect(articles.get('payroll')).toEqual(new Set(['from', 'other']));
    expect(external.get('https://x.example/')).toHaveLength(2);
  });
});

// What takes time that grows with the square of the length runs into the tests' time-out.
test('an entry with thousands of headings and of links to them does not hold up the server', () => {
  const body = Array.from({ length: 5000 }, (_, index) => `## Part ${index}`).join('\n');
  const blocks = [{ ...BLOCKS.markdown, body }];
  const own = entry('article', {}, { blocks });
  const to = (href: string) => ({ entry: own, place: 'blocks.0.body', href });
  const links = [
    ...Array.from({ length: 5000 }, (_, index) => to(`#part-${index}`)),
    ...Array.from({ length: 100_000 }, () => to('https://b.example')),
    to('#no-part'),
  ];
  const findings = summaryOf((report) => {
    const { external } = followLinks(links, {
      addresses: new SiteAddresses(new Set(), []),
      siteUrl: 'https://www.example.com',
      report,
    });
    expect(external.get('https://b.example')).toHaveLength(100_000);
  });
  expect(findings).toHaveLength(1);
});
