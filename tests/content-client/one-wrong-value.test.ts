import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { seededRandom } from '../support/seeded-random';
import { CALLS } from './recorded-calls';
import { setup } from './support';

/** What a service, or something on the way, may put in place of a value. */
const WRONG = [
  ...[null, true, -1, 1e308, '', '   ', '\0', '\ud800', 'x'.repeat(6000)],
  ...[[], {}, [null], [[]], { data: null }, { data: [{ id: 1 }] }, ['a', 'b']],
  ...['<b>', 'javascript:x', '//', '%E0%A4%A', 'https://[::1', '2026-13-45', '__proto__'],
];
const TRIES = 60;
/** Of services an entry of a list is a group of them: `data.0.details.3`. */
const DEPTH_OF_ENTRIES: Record<string, number> = { 'services-core': 4, 'services-main': 4 };
const READS = Object.entries(CALLS).filter(([name]) => !/refused|saved|unknown/.test(name));

type Place = { path: string[]; put: (value: unknown) => void };

/** Every place below a value, however deep. */
function placesIn(value: unknown, path: string[]): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { path: [...path, key], put: (wrong: unknown) => Object.assign(value, { [key]: wrong }) },
    ...placesIn(inner, [...path, key]),
  ]);
}

test.each(READS)('one wrong value in "%s" costs at most the entry it is in', async (name, read) => {
  const file = new URL(`../fixtures/cms/${name}.json`, import.meta.url);
  const text = readFileSync(file, 'utf8');
  const lengthOf = (result: unknown) => (Array.isArray(result) ? result.length : 1);
  const whole = lengthOf(await read(setup([JSON.parse(text)]).client));
  const random = seededRandom(7);
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const answer = JSON.parse(text);
    const places = placesIn(answer.body.data, ['data']);
    const { path, put } = places[random(places.length)] ?? expect.fail('no place');
    const value = WRONG[random(WRONG.length)];
    put(value);
    const { client, issues, requests } = setup([answer]);
    const what = `${path.join('.')} = ${JSON.stringify(value).slice(0, 40)}`;
    const result = await read(client).catch((error: unknown) => expect.fail(`${what}: ${error}`));
    // Where the answer looks like that of a service that knows no filter, another question follows.
    if (requests.length > 1 || path.length < (DEPTH_OF_ENTRIES[name] ?? 2)) continue;
    const lost = whole - lengthOf(result);
    expect(lost, what).toBeLessThanOrEqual(1);
    if (lost > 0) expect(issues, what).not.toEqual([]);
  }
});
