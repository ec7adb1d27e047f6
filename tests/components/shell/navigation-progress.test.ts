import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  endNavigation,
  isNavigationSlow,
  startNavigation,
  subscribeToNavigation,
} from '@/components/shell/navigation-progress';

const FROM = 'https://site.example/blogs?page=2#top';

describe('a navigation', () => {
  const shown: boolean[] = [];
  let unsubscribe = () => {};

  beforeEach(() => {
    vi.useFakeTimers();
    shown.length = 0;
    unsubscribe = subscribeToNavigation(() => shown.push(isNavigationSlow()));
  });
  afterEach(() => {
    endNavigation();
    unsubscribe();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('that is done within 150 ms is never slow', () => {
    startNavigation('/contact', FROM);
    vi.advanceTimersByTime(140);
    endNavigation();
    vi.advanceTimersByTime(5000);
    expect(shown).toEqual([]);
  });

  test('that takes longer is slow until the new screen is there', () => {
    startNavigation('/contact', FROM);
    vi.advanceTimersByTime(149);
    expect(isNavigationSlow()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isNavigationSlow()).toBe(true);
    endNavigation();
    expect(shown).toEqual([true, false]);
  });

  test.each(['#bottom', '/blogs?page=2', '/blogs?page=2#bottom', '/blogs/?page=2'])(
    'to %s, which stays on the screen, is never slow',
    (target) => {
      startNavigation(target, FROM);
      vi.advanceTimersByTime(5000);
      expect(shown).toEqual([]);
    },
  );

  test('to another page of the same list may be slow', () => {
    startNavigation('/blogs?page=3', FROM);
    vi.advanceTimersByTime(150);
    expect(isNavigationSlow()).toBe(true);
  });

  test('that hangs does not stay slow: the browser tries by itself, once', () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    startNavigation('/contact', FROM);
    vi.advanceTimersByTime(19_999);
    expect(assign).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(assign.mock.calls).toEqual([['/contact']]);
    expect(shown).toEqual([true, false]);
  });

  test('that is done, or has given way to another, is not tried again', () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    startNavigation('/contact', FROM);
    startNavigation('/faq', FROM);
    vi.advanceTimersByTime(1000);
    endNavigation();
    vi.advanceTimersByTime(60_000);
    expect(assign).not.toHaveBeenCalled();
  });

  test('starts the wait again, also for a second click', () => {
    startNavigation('/contact', FROM);
    vi.advanceTimersByTime(100);
    startNavigation('/faq', FROM);
    vi.advanceTimersByTime(100);
    expect(isNavigationSlow()).toBe(false);
    vi.advanceTimersByTime(50);
    expect(isNavigationSlow()).toBe(true);
  });
});
