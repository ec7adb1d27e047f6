// Section: what grows with the content.
import { kilobytes, megabytes, ms, seconds, table } from '../format.mjs';
import { measureGrowth } from '../measure/growth.mjs';
import { freshnessTable, missedFreshness } from './freshness.mjs';

const SIZES = { articles: 5_000, menuEntries: 2_000, offices: 200 };
const PUBLISHES = 30;

/** @type {import('../section.mjs').Section} */
export const GROWTH = {
  name: 'growth',
  heading: 'Growth',
  needsSite: true,
  async run({ cms, siteUrl, site }) {
    const numbers = await measureGrowth({ cms, siteUrl, site, ...SIZES, publishes: PUBLISHES });
    return { text: toGrowthText(numbers), missed: missedFreshness(numbers.after.freshness) };
  },
};

/** @param {Awaited<ReturnType<typeof measureGrowth>>} numbers */
function toGrowthText({ before, after, visited }) {
  return [
    `${SIZES.articles} articles, ${SIZES.menuEntries} menu entries and ${SIZES.offices} offices are added to the sample content. The mark of a publish stays the same; it is timed once every article is stored.`,
    table(
      ['', 'Sample content', 'Grown'],
      [
        ['Start until ready', seconds(before.startMs), seconds(after.startMs)],
        ['Until every article is stored', seconds(before.storedMs), seconds(after.storedMs)],
        ['Memory', megabytes(before.memory), megabytes(after.memory)],
        ['Stored content and pages', kilobytes(before.stored), kilobytes(after.stored)],
      ],
    ),
    table(
      ['Address', 'Size', 'First', 'Again', 'Size, grown', 'First, grown', 'Again, grown'],
      Object.entries(before.pages).map(([address, page]) => {
        const grown = after.pages[address] ?? page;
        const cells = [page, grown].map(({ bytes, first, again }) => [
          ...[kilobytes(bytes), ms(first), ms(again)],
        ]);
        return [`\`${address}\``, ...cells.flat()];
      }),
    ),
    `Then each of the ${SIZES.articles} articles had its first visit, eight at a time. Memory after each fifth of them: ${visited.map(megabytes).join(', ')}.`,
    `From publish to page, ${PUBLISHES} times, with the sample content:`,
    freshnessTable(before.freshness),
    'And grown:',
    freshnessTable(after.freshness),
  ];
}
