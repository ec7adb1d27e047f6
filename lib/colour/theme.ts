/** A colour as its red, green and blue, 0 to 255 each. */
type Rgb = readonly [number, number, number];

/**
 * The style properties of a button colour: itself, the text on it, and the colour as text. The
 * texts reach 4.5:1, the first on the colour, the second on the darkest of the site's light grounds,
 * and mixed with white on the lightest ground of its dark scheme (app/styles/tokens.css).
 *
 * The page runs the source of this function before the first paint, so it uses nothing from outside
 * its body.
 *
 * @param stored The value of `theme` in local storage: `{r, g, b}` as JSON (specification §3).
 * @returns `null` for anything that is not three numbers from 0 to 255.
 */
export function themeProperties(stored: string | null): Record<string, string> | null {
  const ink: Rgb = [11, 18, 32];
  const white: Rgb = [255, 255, 255];
  const sand: Rgb = [241, 235, 224];
  const cardOfDark: Rgb = [37, 47, 70];
  const readable = 4.5;
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  // With the 0.05 that WCAG adds to each of the two for a contrast.
  const luminance = ([red, green, blue]: Rgb) =>
    0.05 + 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  const contrast = (one: Rgb, other: Rgb) => {
    const ratio = luminance(one) / luminance(other);
    return Math.max(ratio, 1 / ratio);
  };
  let theme: { r?: unknown; g?: unknown; b?: unknown } | null = null;
  try {
    theme = JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
  const part = (value: unknown) =>
    typeof value === 'number' && value >= 0 && value <= 255 ? Math.round(value) : -1;
  const accent: Rgb = [part(theme?.r), part(theme?.g), part(theme?.b)];
  if (accent.includes(-1)) return null;
  const onAccent = [ink, white].find((text) => contrast(text, accent) >= readable);
  const readableOn = (ground: Rgb, other: Rgb) => {
    let text = accent;
    for (let shade = 0.95; contrast(text, ground) < readable; shade -= 0.05) {
      const mix = (from: number, to: number) => Math.round(from * shade + to * (1 - shade));
      text = [mix(accent[0], other[0]), mix(accent[1], other[1]), mix(accent[2], other[2])];
    }
    return `rgb(${text.join(' ')})`;
  };
  return {
    '--accent': accent.join(' '),
    '--on-accent': `rgb(${(onAccent ?? [0, 0, 0]).join(' ')})`,
    '--accent-text': readableOn(sand, ink),
    '--accent-text-on-dark': readableOn(cardOfDark, white),
  };
}
