import { CARD_OF_DARK, SAND } from './palette';
import { themeProperties } from './theme';
import { visibleOn } from './visible-on';

const COLOR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** What a line must have that alone says what is a link, or where one is (WCAG 1.4.11). */
const LINE_CONTRAST = 3;

/** The accent where the organization has chosen none (`--accent` in app/styles/tokens.css). */
export const DEFAULT_ACCENT = '#f43f5e';

/** The accent of an organization as `#rrggbb`: its color, or the default for anything that is none. */
export function accentOf(color: string | null): string {
  return color !== null && COLOR.test(color) ? color.toLowerCase() : DEFAULT_ACCENT;
}

/**
 * The style rule of the organization's color: buttons, the text on them, and the color as text and as a line.
 *
 * @param color `#rrggbb`, as the content service stores it.
 * @returns `null` for anything else.
 */
export function themeStyle(color: string | null): string | null {
  const [, ...parts] = COLOR.exec(color ?? '') ?? [];
  const [r, g, b] = parts.map((part) => Number.parseInt(part, 16));
  const properties = themeProperties(JSON.stringify({ r, g, b }));
  if (color === null || properties === null) return null;
  const lines = {
    '--accent-line': visibleOn(color, SAND, LINE_CONTRAST),
    '--accent-line-on-dark': visibleOn(color, CARD_OF_DARK, LINE_CONTRAST),
  };
  const declarations = Object.entries({ ...properties, ...lines }).map(
    ([name, value]) => `${name}:${value}`,
  );
  return `:root{${declarations.join(';')}}`;
}
