export const FOCUSABLE = 'a[href], button, summary, select, input, textarea, [tabindex="0"]';

/**
 * Gives the focus to one after the other, and names those whose ring can be missed: one that has not
 * two tones that contrast with each other, so that on every ground one is seen, or one that is cut off.
 * A key must have been pressed before, or the browser shows no ring.
 */
export function findWeakFocus(selector: string): string[] {
  const RING_PX = 6;
  const luminance = (colour: string): number | null => {
    const [red, green, blue, alpha] = (colour.match(/[\d.]+/g) ?? []).map(Number);
    if (red === undefined || green === undefined || blue === undefined || alpha === 0) return null;
    const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const hasTwoTones = (style: CSSStyleDeclaration): boolean => {
    if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) return false;
    const shadow = /rgba?\([^)]*\) 0px 0px 0px [2-9]px/.exec(style.boxShadow)?.[0] ?? '';
    const [one, other] = [
      luminance(style.outlineColor),
      luminance(shadow.slice(0, shadow.indexOf(')'))),
    ];
    if (one === null || other === null) return false;
    return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05) >= 3;
  };
  /** The box that carries the ring, and how far the ring reaches over its edge. */
  const ringOf = (element: Element): { box: Element; reach: number } | null => {
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    for (const box of around) {
      if (!box) continue;
      const style = getComputedStyle(box);
      if (hasTwoTones(style)) {
        return { box, reach: Number.parseFloat(style.outlineOffset) < 0 ? 0 : RING_PX };
      }
    }
    if (!hasTwoTones(getComputedStyle(element, '::after'))) return null;
    let card = element.parentElement;
    while (card && getComputedStyle(card).position === 'static') card = card.parentElement;
    return card && { box: card, reach: 0 };
  };
  const isCutOff = ({ box, reach }: { box: Element; reach: number }): boolean => {
    const { left, right } = box.getBoundingClientRect();
    for (
      let outer = box.parentElement;
      outer && outer !== document.body;
      outer = outer.parentElement
    ) {
      const { overflowX, overflowY, overflowClipMargin } = getComputedStyle(outer);
      // What scrolls can be scrolled; only its two sides must have room.
      if (overflowX === 'visible') continue;
      // Browsers leave this margin only where both axes are clipped. A link in a line of text that
      // begins at the edge has the three other sides of its ring.
      const isInText = getComputedStyle(box).display === 'inline';
      if (overflowClipMargin !== '0px' && (overflowY === 'clip' || isInText)) continue;
      const frame = outer.getBoundingClientRect();
      if (left - reach < frame.left - 1 || right + reach > frame.right + 1) return true;
    }
    return false;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    const ring = ringOf(element);
    const problem = !ring ? 'one tone' : isCutOff(ring) ? 'cut off' : null;
    if (problem) found.push(`${problem}: ${element.outerHTML.slice(0, 160)}`);
  }
  return found;
}
