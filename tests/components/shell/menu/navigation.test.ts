import { describe, expect, test } from 'vitest';
import { fitIntoBar, panelsOf, toNavigation } from '@/components/shell/menu/navigation';
import type { MenuLink } from '@/lib/routing/menu-links';

describe('the navigation', () => {
  test('has the fixed entries with the dynamic menu between them', () => {
    expect(names(toNavigation([link('Solutions')]))).toEqual([
      'Home',
      'About Us',
      'Solutions',
      'BLOGS',
      'Contact Us',
    ]);
  });

  test('About Us opens the company profile and the management team', () => {
    const about = toNavigation([])[1];
    expect(about?.href).toBeNull();
    expect(about?.children.map(({ href }) => href)).toEqual([
      '/aboutus/company-profile',
      '/aboutus/management-team',
    ]);
  });

  test('About Us opens the open positions and the press kit, where there are any', () => {
    const about = toNavigation([], { hasVacancies: true, hasPressKit: true })[1];
    expect(about?.children.slice(2).map(({ href }) => href)).toEqual(['/careers', '/press']);
  });

  test('About Us features the first case study, else the services', () => {
    const study = { slug: 'mill', title: 'The mill', client: 'Tembo' };
    expect(toNavigation([], { study })[1]?.featured).toEqual({
      label: 'Tembo',
      title: 'The mill',
      href: '/case-studies/mill',
    });
    expect(toNavigation([])[1]?.featured?.href).toBe('/services');
  });

  test('an entry without article and children leads to /no-article-found', () => {
    const dead = toNavigation([link('Dead', '/no-article-found')])[2];
    expect(dead).toEqual({ name: 'Dead', href: '/no-article-found', children: [] });
  });

  test('an entry without article opens what lies below it', () => {
    const group = toNavigation([link('Group', '/no-article-found', [link('Below')])])[2];
    expect(group?.href).toBeNull();
    expect(names(group?.children ?? [])).toEqual(['Below']);
  });

  test('an entry has its line, and features what can be followed', () => {
    const featured = { title: 'A year with a mill', link: 'post/mill' };
    const menu = [
      { ...link('A', '/a', [link('B')]), description: 'In one system.', featured },
      { ...link('C', '/c', [link('D')]), featured: { ...featured, link: 'javascript:alert(1)' } },
    ];
    const [a, c] = toNavigation(menu).slice(2, 4);
    expect(a).toMatchObject({
      text: 'In one system.',
      featured: { title: 'A year with a mill', href: '/post/mill' },
    });
    expect(c?.featured).toBeUndefined();
  });

  test('a list of hundreds has its first entries, and leads to the search for the others', () => {
    const many = (length: number, children: MenuLink[] = []) =>
      Array.from({ length }, (_, index) => link(`Entry ${index}`, `/${index}`, children));
    const [first, ...others] = toNavigation([
      link('Group', '/group', many(300)),
      ...many(200),
    ]).slice(2, -2);
    expect(first?.children).toHaveLength(51);
    expect(others).toHaveLength(50);
    expect(others.at(-1)).toMatchObject({ name: 'Find others', href: '/search' });
    // The more lists there are, the shorter each is.
    const lists = toNavigation(many(40, many(40, many(2)))).slice(2, -2);
    expect(lists).toHaveLength(11);
    expect(names(lists[0]?.children ?? [])).toHaveLength(11);
    const small = toNavigation(many(20, many(15))).slice(2, -2);
    expect(small.flatMap(({ children }) => children)).toHaveLength(300);
  });

  test('counts the panels that open beside each other', () => {
    const deep = link('1', '/1', [link('2', '/2', [link('3', '/3', [link('4')])]), link('2b')]);
    expect(panelsOf(toNavigation([deep])[2] ?? { name: '', href: null, children: [] })).toBe(3);
  });
});

describe('the bar of large screens', () => {
  test('shows a menu that has room as it is', () => {
    const navigation = toNavigation([link('Solutions'), link('Industries'), link('Support')]);
    expect(fitIntoBar(navigation)).toEqual(navigation);
  });

  test('keeps what has no room under More, before the last two', () => {
    const many = Array.from({ length: 200 }, (_, index) => link(`Entry ${index}`));
    const navigation = toNavigation(many);
    const shown = fitIntoBar(navigation);
    expect(shown.length).toBeLessThan(10);
    expect(names(shown).slice(-3)).toEqual(['More', 'BLOGS', 'Contact Us']);
    const all = shown.flatMap((item) => (item.name === 'More' ? item.children : [item]));
    expect(names(all)).toEqual(names(navigation));
  });

  test('has no More for a single short entry', () => {
    const group = (name: string) => link(name, '/no-article-found', [link('One')]);
    const groups = ['Freight', 'Corridors', 'Tracking'].map(group);
    const short = toNavigation([...groups, link('Customs')]);
    expect(fitIntoBar(short)).toEqual(short);
    const long = toNavigation([...groups, link('Customs and bonded storage')]);
    expect(names(fitIntoBar(long))).toContain('More');
  });
});

function link(name: string, href = `/${name}`, children: MenuLink[] = []): MenuLink {
  return { name, slug: name, href, description: null, featured: null, children };
}

function names(items: readonly { name: string }[]): string[] {
  return items.map(({ name }) => name);
}
