import { describe, expect, test } from 'vitest';
import { WEAVE_COUNT, WEAVE_TONES, weaveFor, weaveTile } from '@/lib/pattern/weave';
import { openingLines, telHref } from '@/lib/routing/contact-links';
import { titleFromSlug } from '@/lib/seo/titles';

test('a slug becomes a title; whats is written WhatsApp', () => {
  expect(titleFromSlug('whats-business-api')).toBe('WhatsApp Business Api');
});

test('opening hours are split at Sat:', () => {
  expect(openingLines('Mon-Fri: 8:00 - 17:00 Sat: 9:00 - 13:00')).toEqual([
    'Mon-Fri: 8:00 - 17:00',
    'Sat: 9:00 - 13:00',
  ]);
  expect(openingLines('Always')).toEqual(['Always']);
});

test('a phone number as people write it can be dialled', () => {
  expect(telHref('+255 22 000 0010')).toBe('tel:+255220000010');
});

describe('weave', () => {
  test('is the same for the same text, and differs between texts', () => {
    expect(weaveFor('payroll')).toEqual(weaveFor('payroll'));
    const tiles = new Set(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => JSON.stringify(weaveFor(seed))),
    );
    expect(tiles.size).toBeGreaterThan(3);
  });

  test.each(WEAVE_TONES)('a tile on %s is small, static SVG', (tone) => {
    for (let variant = 0; variant < WEAVE_COUNT; variant += 1) {
      const tile = weaveTile(variant, tone);
      expect(tile).toMatch(/^<svg [^>]*>(<path [^>]*\/>)+<\/svg>$/);
      expect(tile.length).toBeLessThan(20_000);
    }
  });
});
