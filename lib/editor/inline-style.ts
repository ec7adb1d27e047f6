import { boundSideSpace } from './side-space';

/**
 * Properties an editor may set; none of them can move an element over another, load a file, or make
 * the page wider than a phone.
 */
const SAFE_PROPERTIES = new Set([
  'background-color',
  'border',
  'border-bottom',
  'border-color',
  'border-left',
  'border-radius',
  'border-right',
  'border-style',
  'border-top',
  'border-width',
  'color',
  'column-count',
  'column-gap',
  'columns',
  'display',
  'font-size',
  'font-style',
  'font-weight',
  'gap',
  'height',
  'letter-spacing',
  'line-height',
  'list-style-type',
  'margin',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'max-height',
  'max-width',
  'min-height',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-decoration',
  'text-indent',
  'text-transform',
  'vertical-align',
  'white-space',
  'width',
  'word-spacing',
]);

/** Keywords, numbers, colours; no quotes, comments or escapes that could hide something else. */
const SAFE_VALUE = /^(?!.*\/\*)[\w\s#%.,()+\-/*!]{1,200}$/;
const SAFE_FUNCTIONS = /^(rgba?|hsla?|oklch|oklab|calc|min|max|clamp)$/i;
const SAFE_DISPLAY = new Set(['block', 'inline', 'inline-block', 'flex', 'grid', 'table']);
/** A line that may not break would push the page sideways on a phone. */
const SAFE_WHITE_SPACE = new Set(['normal', 'pre-wrap', 'pre-line', 'break-spaces']);
/** Negative values would pull an element over others, or out of sight. */
const NEVER_NEGATIVE = /^(margin|text-indent)/;
/** The longest length of each unit; lengths of other units are left out. */
const MAX_LENGTH: Readonly<Record<string, number>> = {
  ...{ px: 2000, pt: 1500, rem: 125, em: 125, ex: 250, ch: 250, vw: 100, vh: 100 },
  ...{ '%': 10_000, deg: 360, turn: 1, rad: 7 },
};
const NUMBER_WITH_UNIT = /(?<![\w#.])[\d.]+(?:e[+-]?\d+)?([a-z%]+)/gi;

/** The declarations of an editor's style that may be applied, and those left out. */
export type InlineStyle = { declarations: [property: string, value: string][]; dropped: string[] };

/**
 * Reads style text written by an editor (`color: red; padding: 8px`), keeping the declarations on
 * the list of safe properties with harmless values (product reading of specification §2).
 */
export function parseInlineStyle(text: string | null | undefined): InlineStyle {
  const declarations: [string, string][] = [];
  const dropped: string[] = [];
  for (const part of (text ?? '').split(';')) {
    const declaration = part.trim();
    if (!declaration) continue;
    const colon = declaration.indexOf(':');
    const property = nameOf(declaration.slice(0, colon).trim().toLowerCase());
    const value = declaration.slice(colon + 1).trim();
    if (colon > 0 && isSafe(property, value)) {
      declarations.push([property, boundSideSpace(property, value)]);
    } else dropped.push(declaration);
  }
  return { declarations, dropped };
}

/**
 * The same of a block as a whole. It grows with its words, where these would run into the block below, and is laid out by the
 * site: as a row or a grid it would be one letter wide.
 */
export function parseBlockStyle(text: string | null | undefined): InlineStyle {
  const style = parseInlineStyle(text);
  const isLeftOut = ([property]: [string, string]) => /^(display|max-height)$/.test(property);
  const leftOut = style.declarations.filter(isLeftOut).map((each) => each.join(': '));
  return {
    declarations: style.declarations
      .filter((each) => !isLeftOut(each))
      .map(([property, value]) => [property === 'height' ? 'min-height' : property, value]),
    dropped: [...style.dropped, ...leftOut],
  };
}

/** Most people write `background: #123`, and white words on it, which would else be white on white. */
function nameOf(property: string): string {
  return property === 'background' ? 'background-color' : property;
}

function isSafe(property: string, value: string): boolean {
  if (!SAFE_PROPERTIES.has(property) || !SAFE_VALUE.test(value)) return false;
  if (property === 'display') return SAFE_DISPLAY.has(value.toLowerCase());
  if (property === 'white-space') return SAFE_WHITE_SPACE.has(value.toLowerCase());
  // Also where no space is before it: `0-1rem` is two lengths.
  if (NEVER_NEGATIVE.test(property) && /-\s*[\d.(]|calc/i.test(value)) return false;
  return hasSafeFunctions(value) && hasSaneLengths(value);
}

function hasSafeFunctions(value: string): boolean {
  return [...value.matchAll(/([\w-]*)\s*\(/g)].every(([, name = '']) => {
    return name === '' || SAFE_FUNCTIONS.test(name);
  });
}

// A typing error (`width: 9000px`) should not make the page 9000 pixels long.
function hasSaneLengths(value: string): boolean {
  return [...value.matchAll(NUMBER_WITH_UNIT)].every(
    ([text, unit = '']) =>
      Number(text.slice(0, -unit.length)) <= (MAX_LENGTH[unit.toLowerCase()] ?? -1),
  );
}

/** The same as text, as a `style` attribute takes it. */
export function toStyleText({ declarations }: InlineStyle): string {
  return declarations.map(([property, value]) => `${property}: ${value}`).join('; ');
}

/** The same as React takes it: `{ backgroundColor: 'red' }`. */
export function toStyleObject({ declarations }: InlineStyle): Record<string, string> {
  return Object.fromEntries(
    declarations.map(([property, value]) => [
      property.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}
