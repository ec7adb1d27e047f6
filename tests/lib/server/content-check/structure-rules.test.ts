import { describe, expect, test } from 'vitest';
import type { InventoryEntry } from '@/content-client';
import { SiteAddresses } from '@/lib/server/content-check/addresses';
import { MenuTree } from '@/lib/server/content-check/menu-tree';
import {
  checkChosenSlugs,
  checkEmpty,
  checkMenus,
  checkOrphans,
  checkRedirects,
  checkSettings,
  checkSlugs,
} from '@/lib/server/content-check/structure-rules';
import { BLOCKS } from '../../../fixtures/blocks';
import { entry, findingsOf, summaryOf } from './support';

const PAGES = new Set(['/services/payroll']);

describe('menu entries', () => {
  const menu = (id: string, fields: Record<string, unknown>) =>
    entry('menu', { slug: id, ...fields }, { documentId: id });
  const check = (...entries: InventoryEntry[]) =>
    summaryOf((report) => checkMenus(new MenuTree(entries), PAGES, report));
  const above = (child: string) => ({ children: [{ documentId: child }] });

  test('that open an article or an address, or have entries below them are fine', () => {
    expect(check(menu('a', above('b')), menu('b', { article: { slug: 'payroll' } }))).toEqual([]);
    expect(check(menu('a', { link: '/services/erp' }))).toEqual([]);
  });

  test('that open nothing are reported', () => {
    expect(check(menu('a', {}))).toEqual([
      [
        'menu-without-article',
        'article',
        'Opens neither a published article nor an address, and has no entries below it.',
      ],
    ]);
  });

  test('of the blog list are left alone', () => {
    expect(check(menu('blogs', {}))).toEqual([]);
  });

  test('below the fourth level are reported', () => {
    const article = { article: { slug: 'x' } };
    const levels = [
      menu('a', above('b')),
      menu('b', above('c')),
      menu('c', above('d')),
      menu('d', { ...article, ...above('e') }),
      menu('e', article),
    ];
    expect(check(...levels)).toEqual([
      [
        'menu-without-article',
        'parent',
        'Lies below level 4 of the menu, which is the last one shown.',
      ],
    ]);
  });

  test('below themselves, or below such a circle, are reported', () => {
    const circle = [
      'menu-without-article',
      'parent',
      'Lies below itself: no page shows it, nor anything below it.',
    ];
    const article = { article: { slug: 'x' } };
    expect(
      check(
        menu('a', above('b')),
        menu('b', { children: [...above('a').children, ...above('c').children] }),
        menu('c', article),
      ),
    ).toEqual([circle, circle, circle]);
  });

  test('at the path of a page of a service are reported', () => {
    const above = menu('services', { children: [{ documentId: 'a' }] });
    expect(check(above, menu('a', { article: { slug: 'payroll' } }))).toEqual([
      [
        'address-taken',
        'article',
        'Its article would be at “/services/payroll”, where the site has a screen of its own.',
      ],
    ]);
  });

  test('at the path of a fixed screen are reported', () => {
    expect(check(menu('a', { article: { slug: 'contact' } }))).toEqual([
      [
        'address-taken',
        'article',
        'Its article would be at “/contact”, where the site has a screen of its own.',
      ],
    ]);
  });

  test.each(['apple-icon.png', '..'])('where no article can be are reported: %s', (slug) => {
    expect(check(menu('a', { article: { slug } }))).toEqual([
      [
        'address-taken',
        'article',
        `Its article cannot be at “/${slug}”, where the site has files or programs.`,
      ],
    ]);
  });
});

describe('slugs', () => {
  const draft = (slug: string, label: string) =>
    entry('article', { slug }, { documentId: label, label });

  test('that are used once are fine', () => {
    const drafts = [draft('a', 'A'), draft('b', 'B'), draft('', 'C'), draft('', 'D')];
    expect(summaryOf((report) => checkSlugs(drafts, report))).toEqual([]);
  });

  test('that are used twice are reported in both articles, with the other one', () => {
    const findings = findingsOf((report) =>
      checkSlugs([draft('a', 'A'), draft('b', 'B'), draft('a', 'C')], report),
    );
    expect(
      findings.map(({ entry: found, place, message }) => [found?.label, place, message]),
    ).toEqual([
      ['A', 'slug', '“C” has the slug “a” as well.'],
      ['C', 'slug', '“A” has the slug “a” as well.'],
    ]);
  });
});

test.each(['.', '..'])('an article cannot be at %s', (slug) => {
  const drafts = [entry('article', { slug }, { documentId: 'a', label: 'A' })];
  expect(summaryOf((report) => checkSlugs(drafts, report))).toEqual([
    ['address-taken', 'slug', `No article can be at “${slug}”.`],
  ]);
});

describe('the name of the type as the address', () => {
  const check = (type: InventoryEntry['type'], slug: string, title: string) =>
    summaryOf((report) => checkChosenSlugs([entry(type, { slug, title })], report));

  test.each<[InventoryEntry['type'], string]>([
    ['article', 'article'],
    ['article', 'article-12'],
    ['service-page', 'service-page-1'],
  ])('of %s, %s, is reported', (type, slug) => {
    expect(check(type, slug, 'Our hours over the holidays')).toEqual([
      [
        'address-unchosen',
        'slug',
        `“${slug}” says nothing about this page. Write an address and publish; the old one will lead to it.`,
      ],
    ]);
  });

  test.each([
    ['articles', 'Articles'],
    ['article-of-association', 'Article of association'],
    ['article', 'Article'],
    ['article', 'Article!'],
    ['article-1', 'Article'],
    ['article-50', 'Article 50'],
    ['vacancy', 'Vacancies'],
  ])('%s is fine for “%s”', (slug, title) => {
    expect(check('article', slug, title)).toEqual([]);
  });
});

describe('an article', () => {
  const list = (type: string, articles: unknown = [{ slug: 'payroll' }]) =>
    entry('article-type', { type, articles });
  const check = (
    fields: Record<string, unknown>,
    linked: string[] = [],
    leading: { menus?: InventoryEntry[]; types?: InventoryEntry[] } = {},
  ) =>
    summaryOf((report) =>
      checkOrphans(
        [entry('article', { slug: 'payroll', ...fields }, { documentId: 'own' })],
        { menus: [], types: [], linked: new Map([['payroll', new Set(linked)]]), ...leading },
        report,
      ),
    );

  test('that nothing leads to is reported', () => {
    const orphan = [
      ['article-orphaned', '', 'Is in no menu and no list, and nothing links to it.'],
    ];
    expect(check({})).toEqual(orphan);
    expect(check({}, ['own'])).toEqual(orphan);
    expect(check({}, [], { types: [list('news')] })).toEqual(orphan);
    expect(check({}, [], { types: [list('blogs', null), list('blogs', [null])] })).toEqual(orphan);
    expect(check({ seo: { noindex: false } })).toEqual(orphan);
  });

  test.each<[string, () => unknown]>([
    ['in the blog list', () => check({}, [], { types: [list('blogs')] })],
    ['closed to search engines', () => check({ seo: { noindex: true } })],
    ['linked by another entry', () => check({}, ['own', 'other'])],
    [
      'in the menu',
      () => check({}, [], { menus: [entry('menu', { article: { slug: 'payroll' } })] }),
    ],
    ['the privacy policy, which the footer links to', () => check({ slug: 'privacy-policy' })],
  ])('%s is fine', (_, run) => {
    expect(run()).toEqual([]);
  });
});

test('an article without a block is reported, unless it is closed to search engines', () => {
  const check = (...articles: InventoryEntry[]) =>
    summaryOf((report) => checkEmpty(articles, report));
  expect(check(entry('article'))).toEqual([
    ['article-empty', 'blocks', 'Has no blocks: below its title the page is empty.'],
  ]);
  const hidden = entry('article', { seo: { noindex: true } });
  expect(check(hidden, entry('article', {}, { blocks: [BLOCKS.markdown] }))).toEqual([]);
});

test('settings without any content are reported, and no others', () => {
  const check = (fields: Record<string, unknown>) =>
    summaryOf((report) => checkSettings([entry('global-entity', fields)], report));
  expect(check({ value: ' ', richText: null })).toEqual([
    ['setting-empty', '', 'Has neither a value, a text nor a file.'],
  ]);
  for (const fields of [
    { value: 'a' },
    { richText: 'a' },
    { singleMedia: {} },
    { supportMedia: {} },
  ]) {
    expect(check(fields)).toEqual([]);
  }
});

describe('a redirect', () => {
  const check = (from: string, to: string) =>
    summaryOf((report) =>
      checkRedirects(
        [entry('redirect', { from, to })],
        new SiteAddresses(new Set(['payroll']), []),
        report,
      ),
    );

  test('from a path without a page to one with a page is fine', () => {
    expect(check('/old', '/payroll')).toEqual([]);
    expect(check('/old', 'https://other.example/soon')).toEqual([]);
    expect(check('/old/*', '/soon/*')).toEqual([]);
  });

  test('from an existing page has no effect', () => {
    expect(check('/payroll', '/blogs')).toEqual([
      [
        'redirect-dead',
        'from',
        '“/payroll” is the address of an existing page: the redirect has no effect.',
      ],
    ]);
  });

  test('to nothing is reported', () => {
    expect(check('/old', '/soon')).toEqual([['redirect-dead', 'to', 'Nothing is at “/soon”.']]);
  });
});
