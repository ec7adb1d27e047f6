import { expect, test } from 'vitest';
import { articleSlugOf, MenuTree } from '@/lib/server/content-check/menu-tree';
import { entry } from './support';

const menu = (documentId: string, fields: Record<string, unknown>) =>
  entry('menu', fields, { documentId });
const below = (...ids: unknown[]) => ({ children: ids.map((documentId) => ({ documentId })) });

const low = menu('3', { slug: 'x', article: { slug: ' payroll ' } });
const middle = menu('2', { slug: 'e r p', ...below('3') });
const top = menu('1', { slug: 'solutions', ...below('2', 'unknown') });
const tree = new MenuTree([low, top, middle]);

test('an entry has the path of its article below the slugs of those above it', () => {
  expect(tree.pathOf(low)).toBe('/solutions/e%20r%20p/payroll');
  expect(tree.pathOf(top)).toBeNull();
});

test('the entries above one are those that name it among their children', () => {
  expect(tree.above(low)).toEqual([top, middle]);
  expect(tree.above(top)).toEqual([]);
  expect(tree.hasChildren(middle)).toBe(true);
  expect(tree.hasChildren(low)).toBe(false);
  const odd = menu('4', { children: ['3', null, { name: 3 }, { documentId: 3 }] });
  expect(new MenuTree([odd, low]).above(low)).toEqual([]);
});

test('an entry opens the article that it names', () => {
  expect(articleSlugOf(low)).toBe('payroll');
  for (const article of [null, 'payroll', {}, { slug: ' ' }, { slug: 3 }]) {
    expect(articleSlugOf(menu('4', { article }))).toBeNull();
  }
});

test('an entry that is below itself has a path all the same', () => {
  const loop = menu('5', { slug: 'a', article: { slug: 'b' }, ...below('5') });
  expect(new MenuTree([loop]).pathOf(loop)).toBe('/a/b');
});
