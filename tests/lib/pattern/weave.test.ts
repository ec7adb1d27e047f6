import { describe, expect, test } from 'vitest';
import { DEFAULT_ACCENT } from '@/lib/colour/theme-style';
import { toHash } from '@/lib/pattern/hash';
import {
  coverWeave,
  heroVariant,
  heroWeave,
  WEAVE_BACKGROUNDS,
  WEAVE_COUNT,
  WEAVE_FILES,
  WEAVE_TONES,
  weaveBorder,
  weaveFor,
  weavePath,
  weaveTile,
} from '@/lib/pattern/weave';

const VARIANTS = Array.from({ length: WEAVE_COUNT }, (_, variant) => variant);

function withoutColours(svg: string): string {
  return svg.replace(/#[0-9a-f]{6}/g, '');
}

function strokesOf(svg: string): string[] {
  return [...svg.matchAll(/M[\d.]+ [\d.]+[vh]\d+/g)].map(([stroke]) => stroke);
}

test('the same text has the same weave every time, and texts are spread over the variants', () => {
  expect(weaveFor('go-live-weekend')).toEqual(weaveFor('go-live-weekend'));
  const used = new Set(
    Array.from({ length: 200 }, (_, index) => {
      const { variant, tone } = weaveFor(`article ${index}`);
      return `${tone} ${variant}`;
    }),
  );
  expect(used.size).toBeGreaterThan(WEAVE_COUNT * 3);
});

test('a text without letters has a weave, too', () => {
  for (const seed of ['', ' ', '🧵', 'ﷺ']) {
    const { variant, tone } = weaveFor(seed);
    expect(WEAVE_FILES.has(weavePath(variant, tone).replace('/weave/', ''))).toBe(true);
  }
});

test('every weave that a page can name is served', () => {
  for (const tone of WEAVE_TONES) {
    for (const variant of VARIANTS) {
      expect(WEAVE_FILES.get(weavePath(variant, tone).replace('/weave/', ''))).toBeDefined();
    }
  }
});

test('a tile has one stroke in each cell of its square', () => {
  for (const variant of VARIANTS) {
    const svg = weaveTile(variant, 'ink');
    const side = Number(/viewBox="0 0 (\d+) \1"/.exec(svg)?.[1]) / 16;
    expect(strokesOf(svg)).toHaveLength(side * side);
  }
});

test('the layers of a weave are the whole of it, and share no stroke', () => {
  for (const variant of VARIANTS) {
    const layers = (['ground', 'bright', 'second', 'accent'] as const).map((part) =>
      strokesOf(weaveTile(variant, 'ink', { part })),
    );
    for (const layer of layers) expect(layer.length).toBeGreaterThan(0);
    expect(layers.flat().toSorted()).toEqual(strokesOf(weaveTile(variant, 'ink')).toSorted());
  }
});

test('the accent colour is in the accent layer alone', () => {
  expect(weaveTile(0, 'ink', { part: 'ground' })).not.toContain(DEFAULT_ACCENT);
  expect(weaveTile(0, 'ink', { part: 'accent' }).match(/stroke="#/g)).toHaveLength(1);
});

test('each organization has its own colour in its weaves, and nothing else is another', () => {
  for (const [name, draw] of WEAVE_FILES) {
    const [drawing, other] = [draw('#7c3aed'), draw(DEFAULT_ACCENT)];
    // The page colours what it uses as a mask.
    if (/^(?:hero|border)-/.test(name)) {
      expect(drawing, name).toBe(other);
    } else {
      expect(other, name).toContain(DEFAULT_ACCENT);
      expect(drawing, name).not.toContain(DEFAULT_ACCENT);
      expect(withoutColours(drawing), name).toBe(withoutColours(other));
    }
  }
  for (const variant of VARIANTS) {
    expect(weaveTile(variant, 'sand', { accent: '#7c3aed' })).toBe(
      weaveTile(variant, 'sand').replaceAll(DEFAULT_ACCENT, '#7c3aed'),
    );
  }
});

test('a colour that its ground would swallow is darker or lighter in the weave', () => {
  expect(weaveTile(0, 'teal', { accent: WEAVE_BACKGROUNDS.teal })).not.toContain(
    `"${WEAVE_BACKGROUNDS.teal}"`,
  );
  expect(weaveTile(0, 'ink', { accent: '#f07c1c' })).toContain('"#f07c1c"');
});

test('a border reads the same from above and from below', () => {
  for (const part of ['ground', 'accent'] as const) {
    const rows = [...weaveBorder(part).matchAll(/M([\d.]+) ([\d.]+)h/g)];
    const upper = rows.filter(([, , y]) => Number(y) === 8).map(([, x]) => x);
    const lower = rows.filter(([, , y]) => Number(y) === 72).map(([, x]) => x);
    expect(upper).toEqual(lower);
  }
});

test('a border is drawn in five rows of sixteen cells', () => {
  const [ground, accent] = [weaveBorder('ground'), weaveBorder('accent')];
  expect(accent).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="256" height="80" viewBox="0 0 256 80" ' +
      'fill="none" stroke-width="2" stroke-linecap="round">' +
      '<path stroke="#000" d="M136 19v10M120 35v10M136 35v10M152 35v10M136 51v10"/></svg>',
  );
  expect(strokesOf(ground)).toHaveLength(16 * 5 - 5);
  expect(ground).toContain('d="M3 8h10M24 3v10M40 3v10M51 8h10');
});

test('the drawings are the ones that were designed', () => {
  const drawings = [...WEAVE_FILES]
    .map(([name, draw]) => `${name} ${draw(DEFAULT_ACCENT)}`)
    .join('\n');
  expect(toHash(drawings)).toBe(261_216_571);
});

test('no tile weighs more than a small image', () => {
  for (const [name, draw] of WEAVE_FILES) {
    expect(draw(DEFAULT_ACCENT).length, name).toBeLessThan(16_000);
  }
});

test('the covers of an organization differ from each other, and from those of another one', () => {
  const titles = ['Careers', 'Case Studies', 'SERVICES', 'Press', 'Management Team'];
  const pathOf = (title: string, brand: string) => {
    const { variant, tone } = coverWeave(title, brand);
    return weavePath(variant, tone);
  };
  for (const brand of ['Nyuzi', 'Msafara']) {
    expect(new Set(titles.map((title) => pathOf(title, brand))).size).toBe(titles.length);
  }
  for (const title of titles) expect(pathOf(title, 'Nyuzi')).not.toBe(pathOf(title, 'Msafara'));
});

test("no cover has the hero's weave, and each cover's is served", () => {
  for (let index = 0; index < 100; index += 1) {
    const brand = `brand ${index % 7}`;
    const { variant, tone } = coverWeave(`title ${index}`, brand);
    expect(variant).not.toBe(heroVariant(brand));
    expect(WEAVE_FILES.has(weavePath(variant, tone).replace('/weave/', ''))).toBe(true);
  }
});

test("each layer of an organization's hero is served", () => {
  expect(heroWeave('Nyuzi')).toBeUndefined();
  const urls = Object.values(heroWeave('Msafara') ?? {});
  expect(urls).toHaveLength(4);
  for (const url of urls) {
    expect(WEAVE_FILES.has(/^url\(\/weave\/(.+)\)$/.exec(url)?.[1] ?? '')).toBe(true);
  }
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
