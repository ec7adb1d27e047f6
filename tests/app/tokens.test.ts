import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as mail from '@/emails/mail-frame';
import {
  CARD_OF_DARK,
  DARK_PAPER,
  INK,
  ON_INK,
  ON_INK_MUTED,
  PAPER,
  SAND,
  SHEET,
} from '@/lib/colour/palette';
import { contrast as contrastOf, luminance, partsOfHex } from '../support/contrast';

type Tokens = Record<string, string>;

const [light = '', dark = ''] = readFileSync('app/styles/tokens.css', 'utf8').split(
  '/* The dark scheme',
);
const LIGHT = tokensOf(light);
const DARK = { ...LIGHT, ...tokensOf(dark) };

test('has the colours that are drawn into files', () => {
  const { ink, paper, sheet, 'on-ink': onInk, 'on-ink-muted': onInkMuted } = LIGHT;
  const tokens = [ink, paper, sheet, onInk, onInkMuted].map((hex) => `#${hex}`);
  expect([INK, PAPER, SHEET, ON_INK, ON_INK_MUTED]).toEqual(tokens);
  expect([DARK_PAPER, CARD_OF_DARK]).toEqual([`#${DARK.paper}`, `#${DARK.card}`]);
  expect(SAND).toBe(`#${LIGHT.sand}`);
  const { line, muted, sand } = LIGHT;
  expect([mail.INK, mail.LINE, mail.MUTED, mail.SAND]).toEqual(
    [ink, line, muted, sand].map((hex) => `#${hex}`),
  );
});

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s scheme', (_scheme, tokens) => {
  test('lifts a card off the section it lies on', () => {
    expect(luminance(partsOf(tokens, 'card'))).toBeGreaterThan(luminance(partsOf(tokens, 'sand')));
    expect(contrast(tokens, 'card', 'sand')).toBeGreaterThan(1.14);
  });

  test.each(['paper', 'sand', 'card'])('has text that is read on %s', (ground) => {
    for (const text of ['text', 'muted', 'danger']) {
      expect(contrast(tokens, text, ground), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.each(['ink', 'ink-2'])('has text that is read on %s', (ground) => {
    for (const text of ['on-ink', 'on-ink-muted']) {
      expect(contrast(tokens, text, ground), text).toBeGreaterThanOrEqual(4.5);
    }
  });

  test('has messages of success whose edge is seen', () => {
    expect(contrast(tokens, 'success', 'card')).toBeGreaterThanOrEqual(3);
  });

  test('has fields whose edge is seen, on a card and against the field', () => {
    expect(contrast(tokens, 'field-line', 'card')).toBeGreaterThanOrEqual(3);
    expect(contrast(tokens, 'field-line', 'field')).toBeGreaterThanOrEqual(3);
  });
});

test('a light ground that is darkened in the dark scheme keeps its text readable', () => {
  const css = readFileSync('app/styles/dark.css', 'utf8');
  const [, factor = ''] =
    /\[style\*="background"\] \*\) \{[^}]*brightness\(([\d.]+)\)/.exec(css) ?? [];
  expect(Number(factor)).toBeGreaterThan(0.8);
  const darkened = Object.fromEntries(
    Object.entries(LIGHT).map(([name, hex]) => [name, darken(hex, Number(factor))]),
  );
  for (const ground of ['paper', 'sand', 'card']) {
    for (const text of ['text', 'muted', 'danger']) {
      expect(contrast(darkened, text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** As `brightness()` does. */
function darken(hex: string, factor: number): string {
  const digits = hex.length === 3 ? hex.replace(/./g, '$&$&') : hex;
  return digits.replace(/../g, (part) =>
    Math.round(Number.parseInt(part, 16) * factor)
      .toString(16)
      .padStart(2, '0'),
  );
}

function tokensOf(css: string): Tokens {
  const colours = css.matchAll(/--color-([\w-]+): #([\da-f]{3,6});/g);
  return Object.fromEntries([...colours].map(([, name = '', hex = '']) => [name, hex]));
}

function contrast(tokens: Tokens, one: string, other: string): number {
  return contrastOf(partsOf(tokens, one), partsOf(tokens, other));
}

function partsOf(tokens: Tokens, name: string): number[] {
  const hex = tokens[name] ?? '';
  return partsOfHex(hex.length === 3 ? hex.replace(/./g, '$&$&') : hex);
}
