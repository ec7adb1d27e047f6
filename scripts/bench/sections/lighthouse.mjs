// Section: Lighthouse.
import { ms, seconds, shift, table } from '../format.mjs';
import { measureLighthouse } from '../measure/lighthouse.mjs';
import { numbersOf, splitPages } from '../section.mjs';

/** @typedef {import('../measure/lighthouse.mjs').LighthouseNumbers} LighthouseNumbers */
/** @typedef {{ name: string, lighthouse: LighthouseNumbers }} AuditedPage */

const ROUNDS = 3;
const MARKS = { performanceBehind: 2, tbtBehindMs: 40, cls: 0.01 };

/** @type {import('../section.mjs').Section} */
export const LIGHTHOUSE = {
  name: 'lighthouse',
  heading: 'Lighthouse',
  needsSite: true,
  async run({ executablePath, pages }) {
    const urls = pages.map(({ url }) => url);
    const numbers = await measureLighthouse(executablePath, urls, { rounds: ROUNDS });
    const audited = pages.map(({ name, url }) => ({ name, lighthouse: numbersOf(numbers, url) }));
    return { text: toLighthouseText(audited), missed: missedLighthouse(audited) };
  },
};

/**
 * A sentence for everything that missed its mark.
 *
 * @param {readonly AuditedPage[]} pages The first one is hello-world.
 */
export function missedLighthouse(pages) {
  const { hello, screens } = splitPages(pages);
  return screens.flatMap((screen) => missedByScreen(screen, hello.lighthouse));
}

/**
 * @param {AuditedPage} screen
 * @param {LighthouseNumbers} bare
 */
function missedByScreen({ name, lighthouse: own }, bare) {
  const perfect = [
    { label: 'accessibility', score: own.accessibility, category: 'accessibility' },
    // A response with 404 is an error in the browser's console, and left out by search engines.
    ...(own.status === 404
      ? []
      : [
          { label: 'best practices', score: own.bestPractices, category: 'best-practices' },
          { label: 'SEO', score: own.seo, category: 'seo' },
        ]),
  ];
  const sentences = perfect
    .filter(({ score }) => score < 100)
    .map(
      ({ label, score, category }) =>
        `${label} is ${score} of 100 (${(own.failed[category] ?? []).join(', ')})`,
    );
  if (own.performance < bare.performance - MARKS.performanceBehind) {
    sentences.push(
      `performance is ${own.performance}, more than ${MARKS.performanceBehind} behind the ${bare.performance} of hello-world`,
    );
  }
  if (own.tbtMs > bare.tbtMs + MARKS.tbtBehindMs) {
    sentences.push(
      `scripts block for ${ms(own.tbtMs)}, more than ${MARKS.tbtBehindMs} ms above the ${ms(bare.tbtMs)} of hello-world`,
    );
  }
  if (own.cls > MARKS.cls) {
    sentences.push(`the layout shifts by ${shift(own.cls)}, the mark is ${MARKS.cls}`);
  }
  return sentences.map((sentence) => `${name}: ${sentence}.`);
}

/**
 * The marks, and a row of numbers for each page.
 *
 * @param {readonly AuditedPage[]} pages
 */
export function toLighthouseText(pages) {
  return [
    `Mobile: the browser is slowed down by Lighthouse's own numbers (slow 4G, a four times slower processor), not estimated (\`throttlingMethod: 'devtools'\`), the median of ${ROUNDS}. Marks: accessibility, best practices and SEO 100; performance within ${MARKS.performanceBehind} points and blocking time within ${MARKS.tbtBehindMs} ms of hello-world; layout shift at most ${MARKS.cls}. The largest paint has its mark in the section about the slow phone. Best practices and SEO have no mark where the response is a 404: the status itself is an error in the browser's console, and search engines are meant to leave the page out.`,
    table(
      ['Screen', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP', 'CLS', 'TBT'],
      pages.map(({ name, lighthouse }) => [
        name,
        lighthouse.performance,
        lighthouse.accessibility,
        lighthouse.bestPractices,
        lighthouse.seo,
        seconds(lighthouse.lcpMs),
        shift(lighthouse.cls),
        ms(lighthouse.tbtMs),
      ]),
    ),
  ];
}
