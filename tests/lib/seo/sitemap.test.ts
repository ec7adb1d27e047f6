import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { toSitemap, toSitemapIndex, toSitemapParts } from '@/lib/seo/sitemap';
import { xmlText } from '@/lib/seo/xml';

const read = (xml: string) => new XMLParser({ ignoreAttributes: false }).parse(xml);

test('an address stands with its last change and its images, escaped', () => {
  const xml = toSitemap([
    {
      url: 'https://site.example/a?b=1&c=<2>',
      changedAt: '2026-01-02T03:04:05.000Z',
      images: ['https://media.example/x.png?v=1&w=2', 'https://media.example/y.png'],
    },
    { url: 'https://site.example', changedAt: null, images: [] },
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  const { url } = read(xml).urlset;
  expect(url).toEqual([
    {
      loc: 'https://site.example/a?b=1&c=<2>',
      lastmod: '2026-01-02T03:04:05.000Z',
      'image:image': [
        { 'image:loc': 'https://media.example/x.png?v=1&w=2' },
        { 'image:loc': 'https://media.example/y.png' },
      ],
    },
    { loc: 'https://site.example' },
  ]);
});

test('an address has at most a thousand images', () => {
  const images = Array.from({ length: 1001 }, (_, at) => `https://media.example/${at}.png`);
  const { url } = read(
    toSitemap([{ url: 'https://site.example', changedAt: null, images }]),
  ).urlset;
  expect(url['image:image']).toHaveLength(1000);
});

test('more than a thousand addresses are split, and none is lost', () => {
  const parts = toSitemapParts(Array.from({ length: 2001 }, (_, index) => index));
  expect(parts.map((part) => part.length)).toEqual([1000, 1000, 1]);
  expect(new Set(parts.flat()).size).toBe(2001);
  expect(toSitemapParts(Array.from({ length: 1000 }, () => 0))).toHaveLength(1);
  expect(toSitemapParts([])).toEqual([[]]);
});

test('the index names each of them', () => {
  const xml = toSitemapIndex([
    { url: 'https://site.example/sitemap/1.xml', changedAt: '2026-01-02T03:04:05.000Z' },
    { url: 'https://site.example/sitemap/2.xml', changedAt: null },
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(read(xml).sitemapindex.sitemap).toEqual([
    { loc: 'https://site.example/sitemap/1.xml', lastmod: '2026-01-02T03:04:05.000Z' },
    { loc: 'https://site.example/sitemap/2.xml' },
  ]);
});

test('what XML may not hold is left out', () => {
  expect(xmlText('a\u0000b\u0008c\td\n\ud800e\u{1f680}')).toBe('abc\td\ne\u{1f680}');
});
