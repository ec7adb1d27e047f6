import { expect, test } from 'vitest';
import { announcementsOf } from '../src/admin/menu-tree/announcements';
import {
  type Entry,
  moveByDrop,
  moveByKey,
  placeInWords,
  toRows,
  withMove,
} from '../src/admin/menu-tree/tree';
import { createQueue } from '../src/admin/queue';
import { positionsAfterMove } from '../src/menu-tree/positions-after-move';

const entry = (id: string, parent: string | null = null): Entry => ({
  ...{ id, parent },
  ...{ name: id.toUpperCase(), opens: null, isPlacedBySite: false },
});
const menu = [entry('a'), entry('b'), entry('b1', 'b'), entry('b2', 'b'), entry('c')];

test('the tree is listed with what is below each entry after it', () => {
  expect(toRows(menu).map(({ id, level }) => `${level}${id}`)).toEqual([
    ...['1a', '1b', '2b1', '2b2', '1c'],
  ]);
});

test.each([
  ['b', 'ArrowUp', { parent: null, before: 'a' }],
  ['a', 'ArrowDown', { parent: null, before: 'c' }],
  ['b', 'ArrowDown', { parent: null, before: null }],
  ['b', 'ArrowRight', { parent: 'a', before: null }],
  ['b2', 'ArrowLeft', { parent: null, before: 'c' }],
  ['a', 'ArrowUp', null],
  ['c', 'ArrowDown', null],
  ['a', 'ArrowRight', null],
  ['a', 'ArrowLeft', null],
])('%s with %s', (id, key, move) => {
  expect(moveByKey(menu, id, key)).toEqual(move && { entry: id, ...move });
});

test.each([
  ['a', 'c', 'before', { parent: null, before: 'c' }],
  ['a', 'c', 'after', { parent: null, before: null }],
  ['a', 'c', 'inside', { parent: 'c', before: null }],
  ['c', 'b', 'after', { parent: 'b', before: 'b1' }],
  ['b1', 'b2', 'after', { parent: 'b', before: null }],
  ['b', 'b2', 'inside', null],
  ['b', 'b', 'before', null],
] as const)('%s dropped on %s: %s', (id, over, zone, move) => {
  expect(moveByDrop(menu, id, over, zone)).toEqual(move && { entry: id, ...move });
});

test('the list of blogs has its place on the site: it is not moved, and nothing is put below it', () => {
  const blogs = { ...entry('blogs'), isPlacedBySite: true };
  const withBlogs = [entry('a'), blogs, entry('c')];
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowRight']) {
    expect(moveByKey(withBlogs, 'blogs', key)).toBe(null);
  }
  expect(moveByKey(withBlogs, 'c', 'ArrowRight')).toBe(null);
  expect(moveByKey(withBlogs, 'c', 'ArrowUp')).toEqual({
    ...{ entry: 'c', parent: null, before: 'blogs' },
  });
  expect(moveByDrop(withBlogs, 'a', 'blogs', 'inside')).toBe(null);
  expect(moveByDrop(withBlogs, 'a', 'blogs', 'after')).toMatchObject({ before: 'c' });
});

test('a screen reader hears names while an entry is dragged', () => {
  const { onDragStart, onDragOver, onDragEnd, onDragCancel } = announcementsOf(menu);
  const rect = { current: { initial: null, translated: null } };
  const active = { id: 'b', data: { current: {} }, rect };
  const box = { width: 1, height: 1, top: 0, left: 0, right: 1, bottom: 1 };
  const overC = {
    ...{ id: 'before c', rect: box, disabled: false },
    data: { current: { entry: 'c', zone: 'before' } },
  };
  expect(onDragStart({ active })).toBe('B is picked up.');
  expect(onDragOver({ active, over: overC })).toBe('B would be before C.');
  expect(onDragOver({ active, over: null })).toBe('B would be where it was.');
  expect(onDragEnd({ active, over: overC })).toBe(undefined);
  expect(onDragEnd({ active, over: null })).toBe('B stays where it was.');
  expect(onDragCancel({ active, over: null })).toBe('B stays where it was.');
});

test('an entry that is moved on is moved once, from where it was; another in between keeps both moves', () => {
  const to = (id: string, before: string | null) => ({ entry: id, parent: null, before });
  const from = (parent: string | null, id: string, before: string | null) => ({
    ...to(id, before),
    from: parent,
  });
  expect(withMove([], to('b1', 'c'), menu)).toEqual([from('b', 'b1', 'c')]);
  const moved = menu.map((each) => (each.id === 'b1' ? { ...each, parent: null } : each));
  expect(withMove([from('b', 'b1', 'c')], to('b1', null), moved)).toEqual([from('b', 'b1', null)]);
  const around = [from('b', 'b1', 'c'), from(null, 'b', 'a')];
  expect(withMove(around, to('b1', null), moved)).toEqual([...around, from(null, 'b1', null)]);
});

test('a screen reader hears where an entry is now', () => {
  expect(placeInWords(menu, 'b2')).toBe('B2 is below B, 2 of 2.');
  expect(placeInWords(menu, 'a')).toBe('A is on the menu bar, 1 of 3.');
});

test.each([
  [[10, 20], 1, 15, []],
  [[10, 20], 2, 30, []],
  [[], 0, 10, []],
  [
    [1, 2],
    0,
    10,
    [
      { index: 0, order: 20 },
      { index: 1, order: 30 },
    ],
  ],
  [
    [10, 11, 30],
    1,
    20,
    [
      { index: 1, order: 30 },
      { index: 2, order: 40 },
    ],
  ],
  [[10, null], 2, 30, [{ index: 1, order: 20 }]],
  [[2_147_483_647], 1, 20, [{ index: 0, order: 10 }]],
])('among %j at %i the position is %i', (orders, index, order, others) => {
  expect(positionsAfterMove(orders, index)).toEqual({ order, others });
});

test('what is moved while the menu is being saved is moved after it; a failure stops nothing', async () => {
  const inTurn = createQueue();
  const done: string[] = [];
  let answer = () => {};
  const response = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const work = (name: string) => async () => void done.push(name);
  const saved = inTurn(() => response.then(work('saved')));
  const moved = inTurn(work('moved'));
  const failed = inTurn(() => Promise.reject(new Error('no answer')));
  const undone = inTurn(work('undone'));
  answer();
  await expect(failed).rejects.toThrow('no answer');
  await Promise.all([saved, moved, undone]);
  expect(done).toEqual(['saved', 'moved', 'undone']);
});
