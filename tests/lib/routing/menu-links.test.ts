import { describe, expect, test } from 'vitest';
import type { MenuItem } from '@/content-client';
import { canonicalArticlePath, toMenuLinks } from '@/lib/routing/menu-links';

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
});
