import { expect, test } from 'vitest';
import { screenPath } from '@/components/shell/menu/mark-current-links';
import { LEGACY_ALIASES } from '@/lib/routing/routes';

test.each([...Object.entries(LEGACY_ALIASES), ['/aboutus', '/aboutus/company-profile']])(
  '%s is the screen of %s',
  (address, screen) => {
    expect(screenPath(address)).toBe(screen);
  },
);

test.each(['/', '/contact', '/post/payroll', '/solutions/erp', '/constructor'])(
  '%s is a screen of its own',
  (address) => {
    expect(screenPath(address)).toBe(address);
  },
);
