import { INK, PAPER } from '@/lib/colour/palette';
import { visibleOn } from '@/lib/colour/visible-on';
import { drawableText } from '@/lib/seo/share-image';
import type { BrandIdentity } from './brand-identity';

/** Of a colour on ink; a darker one is the ground itself. */
const READABLE = 4.5;
/** The first letter, without what stands around a name. */
const LETTER = /[\p{L}\p{N}]/u;

type BrandSignProps = Pick<BrandIdentity, 'brand' | 'accent'> & {
  size: number;
  /** Dark, as `#rrggbb`. */
  ground: string;
  /** Share of the side that the letter is high, and that the corners are round. */
  letter: number;
  corner: number;
};

/**
 * The sign of an organization without a logo that can be drawn: its initial in its accent, or
 * on it where that is dark; a diamond, where the fonts of images do not have that letter.
 */
export function BrandSign({ brand, accent, size, ground, letter, corner }: BrandSignProps) {
  // A capital letter may be one that the fonts do not have (µ), or two (ß).
  const initial = LETTER.exec(drawableText(brand.toUpperCase()))?.[0];
  const isLight = visibleOn(accent, INK, READABLE) === accent;
  const colour = isLight ? accent : PAPER;
  return (
    <div
      style={{
        ...squareStyle(size, corner),
        background: isLight ? ground : accent,
        color: colour,
        fontFamily: 'Bricolage',
        fontSize: size * letter,
        lineHeight: 1,
      }}
    >
      {initial ?? (
        <div
          style={{
            width: size * letter * 0.5,
            height: size * letter * 0.5,
            background: colour,
            transform: 'rotate(45deg)',
          }}
        />
      )}
    </div>
  );
}

/**
 * A square with its content in the middle.
 *
 * @param size Its side, in pixels.
 * @param corner Share of the side that its corners are round.
 */
export function squareStyle(size: number, corner: number) {
  return {
    width: size,
    height: size,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: size * corner,
  };
}
