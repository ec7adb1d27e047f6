import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeProperties } from '@/lib/colour/theme';
import { contrast } from '../../support/contrast';

type Rgb = readonly number[];

const SAND = [241, 235, 224];
const CARD_OF_DARK = [37, 47, 70];
const COLOURS: Rgb[] = [
  [244, 63, 94],
  [0, 0, 0],
  [255, 255, 255],
  [255, 255, 0],
  [0, 255, 0],
  [0, 0, 255],
  [118, 118, 118],
  [15, 107, 99],
  [224, 165, 38],
];

describe('the theme colour of local storage', () => {
  test.each(COLOURS)('text on rgb(%i %i %i) reaches 4.5:1', (...accent) => {
    const properties = themeProperties(stored(accent));
    expect(contrast(parts(properties?.['--on-accent']), accent)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(COLOURS)('rgb(%i %i %i) as text reaches 4.5:1 on light grounds', (...accent) => {
    const properties = themeProperties(stored(accent));
    expect(contrast(parts(properties?.['--accent-text']), SAND)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(COLOURS)('rgb(%i %i %i) as text reaches 4.5:1 in the dark scheme', (...accent) => {
    const text = parts(themeProperties(stored(accent))?.['--accent-text-on-dark']);
    expect(contrast(text, CARD_OF_DARK)).toBeGreaterThanOrEqual(4.5);
  });

  test('a colour that is dark enough is its own text colour', () => {
    expect(themeProperties(stored([15, 80, 75]))?.['--accent-text']).toBe('rgb(15 80 75)');
  });

  test.each([
    null,
    '',
    'pink',
    'null',
    '[]',
    '"244"',
    '{"r":244,"g":63}',
    '{"r":256,"g":63,"b":94}',
    '{"r":-1,"g":63,"b":94}',
    '{"r":null,"g":63,"b":94}',
    '{"r":"0;x:url(//a)","g":63,"b":94}',
  ])('%j is ignored', (value) => {
    expect(themeProperties(value)).toBeNull();
  });

  test('the style sheet starts with what the default colour comes to', () => {
    const sheet = readFileSync('app/styles/tokens.css', 'utf8');
    const properties = themeProperties(stored([244, 63, 94])) ?? {};
    expect(sheet).toContain(`--accent: ${properties['--accent']};`);
    expect(sheet).toContain(`--accent-text: ${properties['--accent-text']};`);
    expect(sheet).toContain(`--accent-text-on-dark: ${properties['--accent-text-on-dark']};`);
    expect(sheet).toContain('--color-card: #252f46;');
  });

  test('its source runs alone, as the page runs it', () => {
    const alone: unknown = new Function(`return (${themeProperties})('{"r":0,"g":0,"b":0}')`)();
    expect(alone).toEqual(themeProperties('{"r":0,"g":0,"b":0}'));
  });
});

function stored([r, g, b]: Rgb): string {
  return JSON.stringify({ r, g, b });
}

function parts(colour: string | undefined): Rgb {
  return (colour?.match(/\d+/g) ?? []).map(Number);
}
