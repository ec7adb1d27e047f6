/** The accent of the design, where the organization has chosen none. */
const ACCENT = '#f43f5e';
const INK = '#0b1220';
const PAPER = '#ffffff';
/** Contrast of a large letter (WCAG 1.4.3). */
const READABLE = 3;
const LETTER = /[\p{L}\p{N}]/u;

/**
 * The sign of the organization: its initial on its colour, as on the site's own icons.
 *
 * @param accent As `#rrggbb`.
 * @returns the address of an image that it contains itself.
 */
export function organizationSign(name: string, accent: string | null): string {
  const ground = accent ?? ACCENT;
  const colour = contrast(PAPER, ground) >= READABLE ? PAPER : INK;
  const letter = LETTER.exec(name)?.[0]?.toUpperCase() ?? '';
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="14" fill="${ground}"/>` +
    `<text x="32" y="46" text-anchor="middle" font-family="system-ui, sans-serif" font-size="40" font-weight="700" fill="${colour}">${letter}</text>` +
    '</svg>';
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** By WCAG, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const share = Number.parseInt(colour.slice(from, from + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
