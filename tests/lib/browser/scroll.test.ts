import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { scrollToElement, scrollToTop } from '@/lib/browser/scroll';

const scrollTo = vi.fn();
const scrollIntoView = vi.fn();
let isReduced = false;

beforeEach(() => {
  isReduced = false;
  vi.stubGlobal('window', {
    scrollTo,
    matchMedia: (query: string) => ({
      matches: isReduced && query === '(prefers-reduced-motion: reduce)',
    }),
  });
  vi.stubGlobal('document', {
    getElementById: (id: string) => (id === 'footer' ? { scrollIntoView } : null),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  scrollTo.mockClear();
  scrollIntoView.mockClear();
});

test('the page scrolls smoothly, and at once with reduced motion', () => {
  scrollToTop();
  isReduced = true;
  scrollToTop();
  expect(scrollTo.mock.calls).toEqual([
    [{ top: 0, behavior: 'smooth' }],
    [{ top: 0, behavior: 'instant' }],
  ]);
});

test('an element scrolls into the middle', () => {
  scrollToElement('footer');
  expect(scrollIntoView).toHaveBeenCalledWith({
    behavior: 'smooth',
    block: 'center',
    inline: 'center',
  });
});

test('a missing element is logged', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue(undefined);
  scrollToElement('nothing');
  expect(log).toHaveBeenCalledWith('Element with id nothing not found.');
  expect(scrollIntoView).not.toHaveBeenCalled();
});
