/** As much of the width as space at one side may take, so that words remain between two of them. */
const MAX_SHARE = '15%';
/** Longer lengths are bounded: these fit on every phone. */
const MAX_FREE: Readonly<Record<string, number>> = { px: 24, rem: 1.5, em: 1.5, '%': 15 };

const SIDE = /^(?:(?:padding|margin)-(?:left|right)|text-indent)$/;
/** Spaces outside parentheses. */
const BETWEEN_PARTS = /\s+(?![^(]*\))/;

/**
 * The value of a property that keeps space at the sides, bounded by the width there is: `0 200px` is
 * meant for large screens, and would leave nothing between its sides on a phone. Other values stay
 * as they are.
 */
export function boundSideSpace(property: string, value: string): string {
  if (SIDE.test(property)) return bound(value);
  if (property !== 'padding' && property !== 'margin') return value;
  const [, sides = '', important = ''] = /^(.*?)(\s*!\s*important)?$/i.exec(value) ?? [];
  const [top = '', right = top, bottom = top, left = right] = sides.split(BETWEEN_PARTS);
  const [boundRight, boundLeft] = [bound(right), bound(left)];
  if (boundRight === right && boundLeft === left) return value;
  return `${top} ${boundRight} ${bottom} ${boundLeft}${important}`;
}

/** A length as {@link boundSideSpace} leaves it; neither a keyword nor a bare 0. */
const LENGTH = /^(?:[\d.]+(?:[a-z]+|%)|min\([\d.]+(?:[a-z]+|%), 15%\))$/i;

/** The lengths that the margins of a style take from the width there is, at the left and at the right. */
export function sideMarginsOf(declarations: readonly (readonly [string, string])[]): string[] {
  let sides = { left: '', right: '' };
  for (const [property, value] of declarations) {
    const length = value.replace(/\s*!\s*important$/i, '');
    if (property === 'margin-left') sides = { ...sides, left: length };
    if (property === 'margin-right') sides = { ...sides, right: length };
    if (property === 'margin') {
      const [top = '', right = top, , left = right] = length.split(BETWEEN_PARTS);
      sides = { left, right };
    }
  }
  return [sides.left, sides.right].filter((length) => LENGTH.test(length));
}

function bound(length: string): string {
  // A keyword; a function may be as long as it likes.
  if (/^[a-z-]+$/i.test(length)) return length;
  const [, number = '', unit = ''] = /^([\d.]+)([a-z%]*)$/i.exec(length) ?? [];
  const isFree = number !== '' && Number(number) <= (MAX_FREE[unit.toLowerCase()] ?? 0);
  return isFree ? length : `min(${length}, ${MAX_SHARE})`;
}
