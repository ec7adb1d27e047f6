import { expect, test } from 'vitest';
import { pack as consultancy } from '../seed/consultancy';
import { pack as logistics } from '../seed/logistics';
import type { SeedMenuItem, SeedPack } from '../seed/types';
import { PACKS } from './support/packs';

const TIME = /^(seconds?|min|h|hours?|days?)$/;

/** What a figure is counted in: '14 a month' in 'a month', '7 of 58' in 'of 58', '22:00' in ':'. */
function unitOf(figure: string): string {
  const unit = figure
    .replace(/\d+(st|nd|rd|th)/, 'th')
    .replace(/(?<!of )\b[\d.,]+/g, '')
    .trim();
  return TIME.test(unit) ? 'time' : unit;
}

test.each(PACKS)('figures before and after are in one unit in the pack %s', (_name, { proof }) => {
  const changes = proof.caseStudies.flatMap(({ changes }) => changes);
  expect(changes.length).toBeGreaterThan(5);
  for (const { label, before, after } of changes) {
    expect(unitOf(after), label).toBe(unitOf(before));
  }
});

test.each(PACKS)('each core service of the pack %s leads to a page of its own', (_name, pack) => {
  const links = pack.services.core.map(({ link }) => link ?? '');
  expect(new Set(links).size).toBe(10);
  const slugs = pack.proof.servicePages.map(({ slug }) => `/services/${slug}`);
  // One is described by the article of a product.
  const others = links.filter((link) => !slugs.includes(link));
  expect(others.filter((link) => link !== '/tracking/online-tracking')).toEqual([]);
});

test('an association has one full name, in whichever pack it stands', () => {
  const namesOf = ({ companyProfile }: SeedPack) =>
    companyProfile.memberships.filter(({ fullName }) => fullName);
  expect(namesOf(logistics).length).toBeGreaterThan(4);
  expect(namesOf(consultancy)).toEqual(namesOf(logistics));
});

// The round sign that plays it would lie on them.
test.each(PACKS)('no image of a video has words in it in the pack %s', (_name, { articles }) => {
  const videos = articles
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.__component === 'shared.media-wrapper' ? block : []))
    .filter(({ file }) => file?.file.endsWith('.mp4'));
  expect(videos.length).toBeGreaterThan(0);
  for (const { thumbnail_image } of videos) expect(thumbnail_image?.file).toMatch(/^gallery-/);
});

// In a column it leaves holes between the words.
test.each(PACKS)('no text is justified in the pack %s', (_name, { articles, about }) => {
  const blocks = [...articles, about].flatMap(({ blocks }) => blocks);
  expect(blocks.length).toBeGreaterThan(50);
  expect(blocks.filter(({ renderBlock }) => renderBlock?.value === 'justify')).toEqual([]);
});

/** Every text of a value but alternative texts, which no element can be in. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'alt' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => textsIn(each, name));
}

// They would be read out as English (WCAG 3.1.2).
test.each(PACKS)('words in another language say so in the pack %s', (_name, pack) => {
  const MARKED = /<(\w+)[^>]* lang="(?:sw|fr|ar)"[^>]*>.*?<\/\1>/gs;
  const FOREIGN =
    /\p{Script=Arabic}|\b(?:haba na|hajalipa|mzigo|tuliuza|mapokezi|maneno|kiroba|kontena|hakuna|safari ni|cargaison|farine)\b/iu;
  const texts = textsIn(pack);
  const plain = texts.map((text) => text.replace(MARKED, ''));
  expect(plain).not.toEqual(texts);
  expect(plain.filter((text) => FOREIGN.test(text))).toEqual([]);
});

test.each(PACKS)(
  'a page of the menu asks for a quote of its service in the pack %s',
  (_name, pack) => {
    const services = pack.proof.servicePages.map(({ slug }) => `/quote?service=${slug}`);
    const inMenu = (entries: readonly SeedMenuItem[]): string[] =>
      entries.flatMap(({ article, children = [] }) => [article ?? '', ...inMenu(children)]);
    const links = pack.articles
      .filter(({ slug }) => inMenu(pack.menus).includes(slug))
      .flatMap(({ button_link }) => button_link || []);
    for (const link of links.filter((to) => /^\/(?:contact|quote)/.test(to))) {
      expect(services).toContain(link);
    }
  },
);
