import { afterEach, expect, test, vi } from 'vitest';
import { toShown, toStored } from '../src/admin/fields/moment-text';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.for(['Africa/Nairobi', 'Asia/Kolkata', 'America/St_Johns', 'UTC'])(
  'a moment is shown as it was typed, while its year is being typed, too: %s',
  (zone) => {
    vi.stubEnv('TZ', zone);
    for (const year of ['0002', '0020', '0202', '2026']) {
      const typed = `${year}-11-22T10:00`;
      expect(toShown(toStored(typed, 'datetime'), 'datetime')).toBe(typed);
    }
  },
);

test('a day has no time zone, and what is no moment is not shown', () => {
  expect(toShown(toStored('2026-11-22', 'date'), 'date')).toBe('2026-11-22');
  expect(toStored('', 'datetime')).toBeNull();
  expect(toShown('soon', 'datetime')).toBe('');
});
