import { themeProperties } from './theme';

const COLOR = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The accent where the organization has chosen none (`--accent` in app/styles/tokens.css). */
export const DEFAULT_ACCENT = '#f43f5e';

/** The accent of an organization as `#rrggbb`: its color, or the default for anything that is none. */
export function accentOf(color: string | null): string {
  return color !== null && COLOR.test(color) ? color.toLowerCase() : DEFAULT_ACCENT;
}

/**
 * The style rule of the organization's color: buttons, the text on them, and the color as text.
 *
 * @param color `#rrggbb`, as the content service stores it.
 * @returns `null` for anything else.
 */
export function themeStyle(color: string | null): string | null {
  const [, ...parts] = COLOR.exec(color ?? '') ?? [];
  const [r, g, b] = parts.map((part) => Number.parseInt(part, 16));
  const properties = themeProperties(JSON.stringify({ r, g, b }));
  if (properties === null) return null;
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `:root{${declarations.join(';')}}`;
}
