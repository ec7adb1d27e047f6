import { describe, expect, test } from 'vitest';
import { sanitizeHtml } from '@/lib/server/html/sanitize-html';
import { HTML_VECTORS } from '../../../fixtures/xss-vectors';
import { tagsInBrowser, tagsOf } from '../../../support/browser-tags';
import { findDanger } from '../../../support/find-danger';
import { seededRandom } from '../../../support/seeded-random';

const rules = { mediaUrl: 'http://cms.example' };

function clean(html: string): string {
  return sanitizeHtml(html, rules);
}

describe('hostile HTML', () => {
  test('there are at least 70 published attacks to hold against', () => {
    expect(new Set(HTML_VECTORS).size).toBeGreaterThanOrEqual(70);
  });

  test.each(HTML_VECTORS)('nothing of %j is left that runs or asks a third party', (vector) => {
    expect(findDanger(clean(vector))).toEqual([]);
  });

  test.each(HTML_VECTORS)('%j between words leaves the words and runs nothing', (vector) => {
    expect(findDanger(clean(`<p>Before <b>${vector}</b> after</p>${vector}<p>End</p>`))).toEqual(
      [],
    );
  });

  test('cleaning what is clean changes nothing, so no second reading can bring code back', () => {
    for (const vector of HTML_VECTORS) {
      const once = clean(vector);
      expect(findDanger(clean(once))).toEqual([]);
    }
  });

  test('the watchman has eyes: what is not cleaned is found', () => {
    const missed = HTML_VECTORS.filter((vector) => findDanger(vector).length === 0);
    // A few are inert in every browser of today, or only in the middle of other text.
    expect(missed.length).toBeLessThan(HTML_VECTORS.length / 10);
  });

  test('all attacks in one text leave nothing either', () => {
    expect(findDanger(clean(HTML_VECTORS.join('\n')))).toEqual([]);
  });
});

describe('huge texts', () => {
  // What takes time that grows with the square of the length runs into the tests' time-out.
  test('300 kB of paragraphs are read', () => {
    const result = clean('<p>Words <b>and</b> more of them, line by line.</p>'.repeat(6000));
    expect(result.length).toBeGreaterThan(250_000);
  });

  test.each([
    ['opening brackets', '<'.repeat(300_000)],
    ['an attribute without end', `<p title="${'x'.repeat(300_000)}`],
    ['declarations in one style', `<p style="${'color:red;'.repeat(30_000)}">x</p>`],
    ['comments without end', '<!--'.repeat(75_000)],
  ])('300 kB of %s neither break nor hold up the page', (_, html) => {
    expect(findDanger(clean(html))).toEqual([]);
  });

  // A browser copies each into every paragraph; 7 kB were 160,000 elements, and half a minute.
  test('elements that are never closed are not copied into each of many paragraphs', () => {
    const open = Array.from({ length: 1000 }, (_, index) => `<b title="${index}">`).join('');
    const text = clean(`<p>${open}</p>${'<p>words &lt; '.repeat(1000)}`);
    expect(text.length).toBeLessThan(20_000);
    expect(text).toContain('words &lt;');
  });

  test('a few that nobody has closed do no harm', () => {
    const careless = '<p><font color="red">one<font color="blue"><b>two</p>'.repeat(300);
    expect(clean(careless)).toContain('<b>');
    // Nor to the next text of a page: its copies have a count of their own.
    expect(clean(careless)).toContain('<b>');
  });

  test('more elements than any text has are shown as their text, and as many as a long table has are not', () => {
    const table = (rows: number) => `<table>${'<tr><td>1<td>2<td>3'.repeat(rows)}</table>`;
    expect(clean(table(9_900))).toContain('<td>');
    for (const html of [table(10_100), 'a<br>'.repeat(200_000)]) {
      expect(clean(html)).not.toContain('<');
    }
  });

  test('300 kB of elements in elements are too deep to be read, and shown as their text', () => {
    const text = clean(`${'<b>'.repeat(100_000)}<i>words</i> &lt;`);
    expect(findDanger(text)).toEqual([]);
    expect(text).toContain('words');
  });
});

const NAMES = [
  'p',
  'div',
  'button',
  'a',
  'b',
  'table',
  'tr',
  'td',
  'li',
  'ul',
  'h2',
  'form',
  'span',
];

function randomHtml(seed: number): string {
  const random = seededRandom(seed);
  const parts = Array.from({ length: 40 }, () => {
    const name = NAMES[random(NAMES.length)];
    return ['x', `<${name} href="/a">`, `<${name} href="/a">`, `</${name}>`][random(4)];
  });
  return parts.join('');
}

test('three hundred random ways to nest elements come out as a browser nests them', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const clean = sanitizeHtml(randomHtml(seed), rules);
    expect(tagsInBrowser(clean), randomHtml(seed)).toEqual(tagsOf(clean));
  }
});
