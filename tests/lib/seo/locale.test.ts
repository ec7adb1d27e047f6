import { expect, test } from 'vitest';
import { toLocale } from '@/lib/seo/locale';

test.each([
  ['en-TZ', 'en-TZ'],
  [' en_tz ', 'en-TZ'],
  ['SW', 'sw'],
  ['yue-Hant-HK', 'yue-Hant-HK'],
  ['english!', null],
  ['English', null],
  ['Swahili-TZ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the language %s is %s', (tag, locale) => {
  expect(toLocale(tag)).toBe(locale);
});
