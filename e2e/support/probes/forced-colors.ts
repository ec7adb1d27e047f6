/** Solid buttons, whose ground vanishes in forced colours, without a line around them. */
export function findEdgeless(): string[] {
  return [...document.querySelectorAll('a, button')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => element.matches('[type="submit"], .bg-accent, .bg-ink'))
    .filter((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) < 1)
    .map((element) => element.outerHTML.slice(0, 160));
}

/** Drawings whose own colours may be those of the ground that the visitor has chosen. */
export function findGroundless(): string[] {
  return (
    [...document.querySelectorAll<HTMLImageElement>('img[src*=".svg"]')]
      .filter((image) => image.checkVisibility({ visibilityProperty: true }))
      // What covers its place is an image, not a drawing on a ground.
      .filter((image) => getComputedStyle(image).position !== 'absolute')
      .filter((image) => {
        const style = getComputedStyle(image);
        const hasGround = style.backgroundColor !== 'rgba(0, 0, 0, 0)';
        return !hasGround || style.getPropertyValue('forced-color-adjust') !== 'none';
      })
      .map((image) => image.outerHTML.slice(0, 160))
  );
}

/** Gives the focus to one after the other and names those that show nothing of it. */
export function findUnmarkedFocus(): string[] {
  const isLine = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean => {
    const isDrawn = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    return isDrawn && Number.parseFloat(outlineWidth) >= 2;
  };
  const hasLine = (element: Element): boolean => isLine(getComputedStyle(element));
  const all = document.querySelectorAll<HTMLElement>(
    'a[href], button, summary, select, input, textarea',
  );
  return [...all].flatMap((element) => {
    if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) return [];
    element.focus();
    if (document.activeElement !== element) return [];
    // A card that is one link has the line around the card.
    if (isLine(getComputedStyle(element, '::after'))) return [];
    const parts = [element, ...element.querySelectorAll('*')];
    for (let box = element.parentElement; box && parts.length < 60; box = box.parentElement) {
      if (box.matches('main, body')) break;
      parts.push(box);
    }
    return parts.some(hasLine) ? [] : [element.outerHTML.slice(0, 160)];
  });
}
