import { expect, test } from '../support/test';

const SCHEMES = ['light', 'dark'] as const;

for (const colorScheme of SCHEMES) {
  test(`who asks for more contrast reads no quiet words, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto('/contact');
    const colorsOf = () =>
      page.evaluate(() => {
        const read = (selector: string, name: 'color' | 'borderTopColor') => {
          const element = document.querySelector(selector);
          return element && getComputedStyle(element)[name];
        };
        return {
          text: read('body', 'color'),
          muted: read('main .text-muted', 'color'),
          onInk: read('footer', 'color'),
          mutedOnInk: read('footer .text-on-ink-muted', 'color'),
          line: read('main form :is(input, textarea)', 'borderTopColor'),
        };
      });
    const usual = await colorsOf();
    expect(usual.muted).not.toBe(usual.text);
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect.poll(colorsOf).toEqual({
      ...usual,
      muted: usual.text,
      mutedOnInk: usual.onInk,
      line: usual.text,
    });
  });
}
