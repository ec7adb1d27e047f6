import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { watchNavigations } from '@/components/shell/slow-navigation';

describe('the loading overlay', () => {
  let address = '';
  let shown: boolean[] = [];
  const isShown = () => shown.at(-1) ?? false;
  const start = (target: string) =>
    watchNavigations({ address: () => address, show: (one) => shown.push(one) })(target);

  beforeEach(() => {
    vi.useFakeTimers();
    address = 'https://site.example/blogs?page=2#top';
    shown = [];
  });
  afterEach(() => vi.useRealTimers());

  test('never shows for a navigation that is done within 150 ms', () => {
    start('/contact');
    vi.advanceTimersByTime(140);
    address = 'https://site.example/contact';
    vi.advanceTimersByTime(5000);
    expect(shown).not.toContain(true);
  });

  test('shows for one that takes longer, and goes when the new screen is there', () => {
    start('/contact');
    vi.advanceTimersByTime(149);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
    address = 'https://site.example/contact';
    vi.advanceTimersByTime(50);
    expect(isShown()).toBe(false);
  });

  test('goes wherever a redirect leads', () => {
    start('/old');
    vi.advanceTimersByTime(400);
    address = 'https://site.example/new';
    vi.advanceTimersByTime(50);
    expect(isShown()).toBe(false);
  });

  test.each(['#bottom', '/blogs?page=2', '/blogs?page=2#bottom'])(
    'does not show for %s, which stays on the screen',
    (target) => {
      start(target);
      vi.advanceTimersByTime(5000);
      expect(shown).not.toContain(true);
    },
  );

  test('does not stay for a navigation that was given up', () => {
    start('/contact');
    vi.advanceTimersByTime(30_000);
    expect(isShown()).toBe(false);
  });

  test('a second click starts the wait again', () => {
    const navigate = watchNavigations({ address: () => address, show: (one) => shown.push(one) });
    navigate('/contact');
    vi.advanceTimersByTime(100);
    navigate('/faq');
    vi.advanceTimersByTime(100);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(50);
    expect(isShown()).toBe(true);
  });
});
