import type { Page } from '@playwright/test';

/** The attribute of what has shaken, in pages of {@link noteShakes}. */
export const SHAKEN = 'data-has-shaken';

/**
 * Marks what shakes, from the page's next visit on: a shake may be over before anybody looks. Shaking is
 * to move to the left and to the right.
 */
export async function noteShakes(page: Page): Promise<void> {
  await page.addInitScript((attribute) => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const { effect } = animation;
      const steps = effect instanceof KeyframeEffect ? effect.getKeyframes() : [];
      const moves = steps.map(({ transform }) => /^translateX\((-?\d+)/.exec(String(transform)));
      const distances = moves.map((move) => Number(move?.[1] ?? 0));
      if (Math.min(...distances) < 0 && Math.max(...distances) > 0)
        this.setAttribute(attribute, '');
      return animation;
    };
  }, SHAKEN);
}
