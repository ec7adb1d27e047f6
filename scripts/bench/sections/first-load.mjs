// Section: the JavaScript and the page data of a first load.
import { kilobytes, ratio, table } from '../format.mjs';
import { measureScripts } from '../measure/scripts.mjs';
import { splitPages } from '../section.mjs';

/** @typedef {{ name: string, path: string, weight: import('../measure/scripts.mjs').PageWeight }} WeighedPage */

const SCRIPTS_RATIO = 1.15;
/** Of the page data, gzipped. */
const MAX_DATA_BYTES = 21_000;

/** @type {import('../section.mjs').Section} */
export const FIRST_LOAD = {
  name: 'scripts',
  heading: 'JavaScript and page data on first load',
  needsSite: true,
  async run({ browser, pages }) {
    /** @type {WeighedPage[]} */
    const weighed = [];
    for (const { name, path, url } of pages) {
      weighed.push({ name, path, weight: await measureScripts(browser, url) });
    }
    return { text: toFirstLoadText(weighed), missed: missedFirstLoad(weighed) };
  },
};

/**
 * A sentence for everything that missed its mark.
 *
 * @param {readonly WeighedPage[]} pages The first one is hello-world.
 */
export function missedFirstLoad(pages) {
  const { hello, screens } = splitPages(pages);
  return screens.flatMap(({ name, weight }) => {
    const sentences = [];
    const times = codeBytes(weight) / codeBytes(hello.weight);
    if (times > SCRIPTS_RATIO) {
      sentences.push(
        `${name} loads ${ratio(times)} times the JavaScript of hello-world; at most ${SCRIPTS_RATIO} is the mark.`,
      );
    }
    if (weight.dataBytes > MAX_DATA_BYTES) {
      sentences.push(
        `${name} carries ${kilobytes(weight.dataBytes)} of page data; at most ${kilobytes(MAX_DATA_BYTES)} is the mark.`,
      );
    }
    if (weight.foreignHosts.length > 0) {
      sentences.push(
        `${name} asks other hosts before the visitor does: ${weight.foreignHosts.join(', ')}.`,
      );
    }
    return sentences;
  });
}

/**
 * JavaScript of a page: its files and the code in its document, not the page data.
 *
 * @param {{ filesBytes: number, inlineBytes: number }} weight
 */
function codeBytes({ filesBytes, inlineBytes }) {
  return filesBytes + inlineBytes;
}

/** @param {readonly WeighedPage[]} pages */
function toFirstLoadText(pages) {
  const { hello } = splitPages(pages);
  return [
    `Marks: JavaScript at most ${SCRIPTS_RATIO} of hello-world; page data at most ${kilobytes(MAX_DATA_BYTES)}. A phone's browser (412 × 823) opens each address in a fresh profile and waits until the network is quiet, without scrolling or clicking. Every script file it loads counts, also those of other screens that it prefetches ("later"), and so does the code in the document ("inline"). Each is gzipped at level 9 by the benchmark. The \`noModule\` polyfill is not fetched by such a browser. Page data is what React needs in order to take over the server's markup: no code, so it has a mark of its own.`,
    table(
      [
        ...['Screen', 'Address', 'Files', 'of them later', 'Inline', 'Total', 'Ratio'],
        ...['Page data', 'HTML'],
      ],
      pages.map(({ name, path, weight }) => [
        name,
        `\`${path}\``,
        kilobytes(weight.filesBytes),
        kilobytes(weight.laterBytes),
        kilobytes(weight.inlineBytes),
        kilobytes(codeBytes(weight)),
        ratio(codeBytes(weight) / codeBytes(hello.weight)),
        kilobytes(weight.dataBytes),
        kilobytes(weight.htmlBytes),
      ]),
    ),
  ];
}
