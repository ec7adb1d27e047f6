import type { CSSProperties } from 'react';
import type { CompanyProfile } from '@/content-client';
import { figureText } from '@/lib/text/figure';

/** So many letters have room at the usual size (figures.css). */
const ROOM = 6;

/** The letters of the longest figure, where they have no room: all of them are smaller then. */
export function figuresStyle(figures: CompanyProfile['figures']): CSSProperties | undefined {
  const lengths = figures.map(({ value, suffix }) => `${figureText(value)}${suffix ?? ''}`.length);
  const longest = Math.max(...lengths);
  return longest > ROOM ? { '--letters': longest } : undefined;
}
