import type { ReactNode } from 'react';
import { CELL } from '@/lib/pattern/stroke';
import { weaveDigits } from '@/lib/pattern/weave-digits';

/** Where the drawing may overflow, its weave goes on: fading out to the left, far to all others. */
const FADE = 112;
const BLEED = 1600;

type WeaveDigitsProps = {
  /** The number, broken as the drawing shows it. */
  lines: readonly string[];
  /** Rows of cells below the margin of the number, for what is drawn there. */
  rowsBelow?: number;
  className?: string;
  /** More to draw over the weave; a cell of it is 16 units wide. */
  children?: ReactNode;
};

/** A weave with a number in it. Decoration only: the text beside it says the number. */
export function WeaveDigits({ lines, rowsBelow = 0, className, children }: WeaveDigitsProps) {
  const { width, ground, repeat, number, ...digits } = weaveDigits(lines);
  const height = digits.height + rowsBelow * CELL;
  const area = { x: -FADE, y: -BLEED, width: FADE + width + BLEED, height: height + 2 * BLEED };
  const id = `weave-${lines.join('-')}`;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      fill="none"
      strokeLinecap="round"
      className={className}
    >
      <defs>
        <pattern id={id} width={repeat} height={repeat} patternUnits="userSpaceOnUse">
          <path d={ground} strokeWidth="2" className="weave-ground" />
        </pattern>
        <linearGradient id={`${id}-fade`} gradientUnits="userSpaceOnUse" x1={-FADE} x2="0">
          <stop offset="0" stopColor="#000" />
          <stop offset="1" stopColor="#fff" />
        </linearGradient>
        <mask id={`${id}-edge`} maskUnits="userSpaceOnUse" {...area}>
          <rect {...area} fill={`url(#${id}-fade)`} />
        </mask>
      </defs>
      <rect {...area} fill={`url(#${id})`} mask={`url(#${id}-edge)`} />
      <path d={number.warp} strokeWidth="5" className="weave-warp" />
      <path d={number.weft} strokeWidth="5" className="weave-weft" />
      {children}
    </svg>
  );
}
