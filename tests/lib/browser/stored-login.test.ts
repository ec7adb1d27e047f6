import { afterEach, expect, test, vi } from 'vitest';
import { removeStoredLogin } from '@/lib/browser/stored-login';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the four session values are removed, and nothing else', () => {
  const removed: string[] = [];
  vi.stubGlobal('localStorage', { removeItem: (key: string) => removed.push(key) });
  removeStoredLogin();
  expect(removed).toEqual(['token', 'role', 'name', 'logo']);
});

test('a browser that blocks storage has nothing to remove', () => {
  vi.stubGlobal('localStorage', {
    removeItem: () => {
      throw new Error('denied');
    },
  });
  expect(removeStoredLogin).not.toThrow();
});
