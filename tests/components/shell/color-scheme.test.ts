import { expect, test } from 'vitest';
import { offersDarkScheme } from '@/components/shell/color-scheme';

const setting = (value: string | null) => ({
  key: 'color_scheme',
  value,
  richText: null,
  label: null,
  media: null,
  supportMedia: null,
});

test('the dark scheme is there unless the organization wants the light one alone', () => {
  expect(offersDarkScheme([])).toBe(true);
  expect(offersDarkScheme([setting(null)])).toBe(true);
  expect(offersDarkScheme([setting(' Light ')])).toBe(false);
});
