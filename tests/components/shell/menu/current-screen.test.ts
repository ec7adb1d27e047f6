import { describe, expect, test } from 'vitest';
import { currentState, screenPath } from '@/components/shell/menu/current-screen';
import { LEGACY_ALIASES, ROUTES } from '@/lib/routing/routes';

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

describe('a link of the menu', () => {
  test.each([
    ['/contact', '/contact'],
    ['/contact', '/contact_us.php'],
    ['/aboutus/company-profile', '/aboutus'],
    ['/aboutus', '/overview.html'],
  ])('to %s is current at %s', (href, path) => {
    expect(currentState(href, path)).toBe('page');
  });

  test('to the blog list is the current section at a post', () => {
    expect(currentState(ROUTES.blogs, '/post/payroll')).toBe('true');
    expect(currentState(ROUTES.contact, '/post/payroll')).toBeUndefined();
  });

  test.each([
    [ROUTES.blogs, '/blogs/page/2'],
    [ROUTES.services, '/services/erp'],
    [ROUTES.caseStudies, '/case-studies/mill'],
    [ROUTES.careers, '/careers/driver'],
  ])('to %s is the current section at %s', (href, path) => {
    expect(currentState(href, path)).toBe('true');
    expect(currentState(ROUTES.press, path)).toBeUndefined();
  });

  test('to no article is never current', () => {
    expect(currentState(ROUTES.noArticleFound, ROUTES.noArticleFound)).toBeUndefined();
  });

  test('to another screen is not current', () => {
    expect(currentState('/solutions', '/solutions/erp')).toBeUndefined();
  });
});
