import { describe, expect, test } from 'vitest';
import {
  CLOSED_MENU,
  isAround,
  type MenuAction,
  parentOf,
  reduceMenu,
  sharedWay,
} from '@/components/shell/menu/menu-state';

const stateAfter = (...actions: MenuAction[]) => actions.reduce(reduceMenu, CLOSED_MENU);
const point = (entry: string) => ({ kind: 'point', entry }) as const;
const toggle = (entry: string) => ({ kind: 'toggle', entry }) as const;
const narrow = (entry: string) => ({ kind: 'narrow', entry }) as const;
const leave = { kind: 'leave' } as const;

describe('the ways to the entries', () => {
  test('an entry is around itself and what is below it, the bar around all', () => {
    expect(isAround('2', '2')).toBe(true);
    expect(isAround('2', '2/0/1')).toBe(true);
    expect(isAround('', '2')).toBe(true);
    expect(isAround('2/0', '2')).toBe(false);
    expect(isAround('1', '12')).toBe(false);
  });

  test.each([
    ['2/0/1', '2/0/3', '2/0'],
    ['2/0', '2/0/3', '2/0'],
    ['2/0/1', '2', '2'],
    ['2/0', '3', ''],
    ['', '3', ''],
  ])('%s and %s share %s', (one, other, shared) => {
    expect(sharedWay(one, other)).toBe(shared);
  });
});

describe('the panels of the menu', () => {
  test('open to the entry that is pointed at, and close when the pointer leaves', () => {
    expect(stateAfter(point('2'), point('2/0')).open).toBe('2/0');
    expect(stateAfter(point('2'), point('2/0'), point('2')).open).toBe('2');
    expect(stateAfter(point('2/0'), leave)).toEqual(CLOSED_MENU);
    expect(stateAfter(point('2/0'), point('')).open).toBe('');
  });

  test('stay open after a click when the pointer leaves', () => {
    expect(stateAfter(toggle('2'), leave).open).toBe('2');
    expect(stateAfter(toggle('2'), point('2/0'), leave).open).toBe('2/0');
  });

  test('a click on what was opened by pointing keeps it open, a second one closes it', () => {
    expect(stateAfter(point('2'), toggle('2')).open).toBe('2');
    expect(stateAfter(point('2'), toggle('2'), toggle('2'))).toEqual(CLOSED_MENU);
    expect(stateAfter(toggle('2'), toggle('2/0'), toggle('2/0')).open).toBe('2');
  });

  test('a click elsewhere, or the focus, closes what is not around it', () => {
    expect(stateAfter(toggle('2'), toggle('2/0'), narrow('2/1')).open).toBe('2');
    expect(stateAfter(toggle('2'), narrow('2/0')).open).toBe('2');
    expect(stateAfter(toggle('2'), toggle('2/0'), narrow(''))).toEqual(CLOSED_MENU);
    expect(stateAfter(narrow('2/0'))).toEqual(CLOSED_MENU);
  });

  test('a closed entry is no longer pinned', () => {
    expect(stateAfter(toggle('2'), point('3'), point('2'), leave)).toEqual(CLOSED_MENU);
  });

  test('close level by level, and the bar stays as it is', () => {
    const outer = point(parentOf('2/0'));
    expect(stateAfter(toggle('2'), toggle('2/0'), outer).open).toBe('2');
    const bar = point(parentOf('2'));
    expect(stateAfter(toggle('2'), toggle('2/0'), outer, bar)).toEqual(CLOSED_MENU);
    expect(stateAfter(point(parentOf('')))).toEqual(CLOSED_MENU);
  });

  test('an entry is in the panel of the one around it, and the bar in itself', () => {
    expect(parentOf('2/0/1')).toBe('2/0');
    expect(parentOf('2')).toBe('');
    expect(parentOf('')).toBe('');
  });
});
