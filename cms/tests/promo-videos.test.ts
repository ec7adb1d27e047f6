import { statSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { QUESTION, SENTENCES } from '../scripts/media/videos/answer-words.mjs';
import { DELIVERED, EXAMPLE, OPENING, STOPS } from '../scripts/media/videos/load-stops.mjs';
import { pack as consultancy } from '../seed/consultancy';
import { pack as logistics } from '../seed/logistics';
import type { SeedPack } from '../seed/types';

const MAX_BYTES = 250_000;

/** What the setting says of the video to those who do not see it. */
function textOf({ globals }: SeedPack): string {
  return globals.find(({ key }) => key === 'home_page_video')?.richText ?? '';
}

const answer = SENTENCES.map(({ lines }) => lines.join(' '));
const sources = SENTENCES.map(({ source }) => source);

test('the home screen of the consultancy shows another example than its video, each figure with its source', () => {
  const { assistantQuestion, assistantAnswer, assistantSources } = consultancy.companyProfile;
  expect(assistantQuestion).not.toBe(QUESTION);
  for (const sentence of answer) expect(assistantAnswer).not.toContain(sentence);
  const cited = Array.from(assistantAnswer.matchAll(/\[(\d)\]/g), ([, number]) => Number(number));
  expect(cited).toEqual(assistantSources.split('\n').map((_, index) => index + 1));
});

test('the video of the logistics shows a load that takes as long as it says', () => {
  const [first, last] = [STOPS.at(0), STOPS.at(-1)].map((stop) => minutes(stop?.time ?? ''));
  const taken = (last ?? 0) - (first ?? 0);
  const days = Math.floor(taken / 1440);
  expect(DELIVERED).toContain(`${days} days ${(taken - days * 1440) / 60} hours`);
  expect(DELIVERED).toContain(`${STOPS.length} documents`);
});

describe.each([
  ['consultancy', consultancy, [QUESTION, ...answer, ...sources.flat()]],
  [
    'logistics',
    logistics,
    [
      ...[OPENING, EXAMPLE, DELIVERED],
      ...STOPS.map(
        ({ name, place, time, document }) => `${name}, ${place}. ${time}. ${document.join(' ')}.`,
      ),
    ],
  ],
])('the video of the %s', (name, pack, shown) => {
  test('is told in words, with every word that it shows', () => {
    for (const text of shown) expect(textOf(pack)).toContain(text);
  });

  test('is light', () => {
    const file = new URL(`../seed/media/promo-${name}.mp4`, import.meta.url);
    expect(statSync(file).size).toBeLessThan(MAX_BYTES);
  });
});

/** 'Day 2, 14:20' in minutes. */
function minutes(time: string): number {
  const [day = 0, hour = 0, minute = 0] = (time.match(/\d+/g) ?? []).map(Number);
  return (day * 24 + hour) * 60 + minute;
}
