import { describe, expect, test } from 'vitest';
import type { MenuItem } from '@/content-client';
import {
  canonicalArticlePath,
  isMenuPlace,
  mayShareAddress,
  toMenuLinks,
  withoutTakenPlaces,
} from '@/lib/routing/menu-links';
import { isReservedPath } from '@/lib/routing/reserved-paths';

const item = (slug: string, articleSlug: string | null, children: MenuItem[] = []): MenuItem => ({
  name: slug,
  slug,
  articleSlug,
  link: null,
  description: null,
  featured: null,
  children,
});

const menu = [
  item('solutions', null, [item('erp', 'erp', [item('pay', 'payroll'), item('soon', null)])]),
  item('blogs', 'payroll'),
  item('support', 'payroll'),
];

const plain = { description: null, featured: null };

describe('the menu', () => {
  test('leads to the address of an entry without an article, unless following it could harm', () => {
    const hrefOf = (link: string, articleSlug: string | null = null) =>
      toMenuLinks([{ ...item('erp', articleSlug), link }])[0]?.href;
    expect(hrefOf('/services/erp')).toBe('/services/erp');
    expect(hrefOf('https://status.example.com')).toBe('https://status.example.com');
    expect(hrefOf('/services/erp', 'erp')).toBe('/erp');
    expect(hrefOf('javascript:alert(1)')).toBe('/no-article-found');
  });

  test('leads to each article below the slugs of its ancestors, and hides the entry for blogs', () => {
    expect(toMenuLinks(menu)).toEqual([
      {
        name: 'solutions',
        slug: 'solutions',
        ...plain,
        href: '/no-article-found',
        children: [
          {
            name: 'erp',
            slug: 'erp',
            ...plain,
            href: '/solutions/erp',
            children: [
              { ...plain, name: 'pay', slug: 'pay', href: '/solutions/erp/payroll', children: [] },
              { ...plain, name: 'soon', slug: 'soon', href: '/no-article-found', children: [] },
            ],
          },
        ],
      },
      { ...plain, name: 'support', slug: 'support', href: '/payroll', children: [] },
    ]);
  });

  test('gives an article its canonical address: the first place, else the flat one', () => {
    expect(canonicalArticlePath('payroll', menu)).toBe('/solutions/erp/payroll');
    expect(canonicalArticlePath('news', menu)).toBe('/post/news');
    expect(canonicalArticlePath('news', [item('blogs', 'news')])).toBe('/post/news');
    expect(canonicalArticlePath('b', [item('a', null, [item('x', 'x')]), item('b', 'b')])).toBe(
      '/b',
    );
  });

  test.each([
    [['api'], 'integration'],
    [['icons', 'erp'], 'integration'],
    [['weave'], 'integration'],
    [[], 'robots.txt'],
    [[], 'contact'],
    [[], 'services'],
    [['aboutus'], 'company-profile'],
  ])(
    'gives an article its flat address where the site has something else: %j %s',
    (parents, slug) => {
      const place = parents.reduceRight(
        (child, parent) => item(parent, null, [child]),
        item('x', slug),
      );
      const hrefs = JSON.stringify(toMenuLinks([place]));
      expect(canonicalArticlePath(slug, [place])).toBe(`/post/${slug}`);
      expect(hrefs).toContain(`"/post/${slug}"`);
    },
  );
});

test('an article has no place where an editor has a page of another kind', () => {
  const items = [
    item('services', null, [item('pay', 'payroll'), item('erp', 'erp')]),
    item('press', 'press', [item('more', 'payroll')]),
  ];
  expect(mayShareAddress(menu)).toBe(false);
  expect(mayShareAddress(items)).toBe(true);
  expect(mayShareAddress([item('x', 'press')])).toBe(true);
  const free = withoutTakenPlaces(items, new Set(['/services/payroll', '/press']));
  expect(canonicalArticlePath('payroll', free)).toBe('/press/payroll');
  expect(canonicalArticlePath('erp', free)).toBe('/services/erp');
  expect(canonicalArticlePath('press', free)).toBe('/post/press');
  const [services, press] = toMenuLinks(free);
  expect(services?.children.map(({ href }) => href)).toEqual(['/post/payroll', '/services/erp']);
  expect(press?.href).toBe('/post/press');
});

test('every folder and file that next.config.ts keeps from the screens is reserved', async () => {
  const { default: config } = await import('@/next.config');
  const rules = await config.rewrites?.();
  const screens = Array.isArray(rules) ? [] : (rules?.beforeFiles ?? []);
  const names = screens.flatMap(
    ({ source }) => /^\/:path\(\(\?!(.+?)\)\.\+/.exec(source)?.[1] ?? [],
  );
  const folders = names.flatMap((list) => list.replaceAll('\\', '').split('|'));
  expect(folders).toContain('api/');
  for (const name of folders) expect(isReservedPath(`/${name}x`), name).toBe(true);
});

test('an article is not where the framework shows the home page', () => {
  const [link] = toMenuLinks([item('index', 'index')]);
  expect(link?.href).toBe('/post/index');
});

test.each([
  [['solutions', 'erp'], 'payroll', true],
  [['solutions'], 'erp', true],
  [[], 'payroll', true],
  [['solutions'], 'payroll', false],
  [['x', 'solutions', 'erp'], 'payroll', false],
  [['solutions', 'erp'], 'news', false],
])('whether %j is above the place of ‘%s’: %s', (parents, slug, isPlace) => {
  expect(isMenuPlace({ slug, parents }, menu)).toBe(isPlace);
});
