// What a section of the benchmark is.

/** @typedef {{ name: string, path: string, url: string }} BenchPage */

/**
 * What is running while the sections measure. The first page is hello-world, the second is home.
 *
 * @typedef {object} BenchContext
 * @property {readonly BenchPage[]} pages
 * @property {string} siteUrl
 * @property {import('./running-site.mjs').MeasuredSite} site
 * @property {import('../../cms/scripts/boot.mjs').RunningCms} cms
 * @property {import('./sites.mjs').BuildTimes} builds
 * @property {import('@playwright/test').Browser} browser
 * @property {string} executablePath Path of the browser.
 */

/**
 * `text`: the paragraphs below the heading; `missed`: a sentence for each mark that was missed.
 *
 * @typedef {{ text: string[], missed: string[] }} SectionReport
 */

/**
 * `name` is what `--only` calls it. Without `needsSite` it measures in this process alone.
 *
 * @typedef {{ name: string, heading: string } & (
 *   | { needsSite: true, run: (context: BenchContext) => Promise<SectionReport> }
 *   | { needsSite: false, run: () => Promise<SectionReport> }
 * )} Section
 */

/**
 * Splits pages with their numbers into hello-world and the screens of the site.
 *
 * @template T
 * @param {readonly T[]} pages
 */
export function splitPages(pages) {
  const [hello, ...screens] = pages;
  if (!hello) throw new Error('Hello-world was not measured.');
  return { hello, screens };
}

/**
 * The numbers of an address; throws where it was not measured.
 *
 * @template T
 * @param {ReadonlyMap<string, T>} numbers By address.
 * @param {string} url
 */
export function numbersOf(numbers, url) {
  const found = numbers.get(url);
  if (found === undefined) throw new Error(`${url} was not measured.`);
  return found;
}
