/** Properties an editor may set; none of them can move a thing over another or load a file. */
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
  'min-width',
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

const SAFE_VALUE = /^[\w\s#%.,()+\-/*!'"]{1,200}$/;
const UNSAFE_FUNCTION = /(url|expression|image|element|attr|env|var|paint|src)\s*\(/i;
const SAFE_DISPLAY = new Set(['block', 'inline', 'inline-block', 'flex', 'grid', 'table']);

/** What of an editor's style may be applied, and what was left out. */
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
    const property = declaration.slice(0, colon).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    if (colon > 0 && isSafe(property, value)) declarations.push([property, value]);
    else dropped.push(declaration);
  }
  return { declarations, dropped };
}

function isSafe(property: string, value: string): boolean {
  if (!SAFE_PROPERTIES.has(property)) return false;
  if (property === 'display' && !SAFE_DISPLAY.has(value)) return false;
  return SAFE_VALUE.test(value) && !UNSAFE_FUNCTION.test(value);
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
