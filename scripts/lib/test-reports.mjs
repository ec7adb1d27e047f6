// What the reports of the test runners say: how many tests there were, and which were flaky.
import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('./stages.mjs').Count} Count */

/**
 * @typedef {object} VitestReport The JSON of Vitest, as far as it is read.
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 */

/**
 * @typedef {object} PlaywrightReport The JSON of Playwright, as far as it is read.
 * @property {{ expected: number, unexpected: number, flaky: number, skipped: number }} stats
 * @property {Suite[]} suites
 */

/** @typedef {{ title: string, specs: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ title: string, file: string, line: number, tests: Test[] }} Spec */
/** @typedef {{ status: string, results?: { error?: { message?: string } }[] }} Test */

/**
 * @param {VitestReport} report
 * @returns {Count}
 */
export function countVitest({ numPassedTests, numFailedTests, numPendingTests }) {
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests };
}

/**
 * A journey that passed at the second try counts as passed.
 *
 * @param {PlaywrightReport} report
 * @returns {Count}
 */
export function countPlaywright({ stats: { expected, unexpected, flaky, skipped } }) {
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * Which journeys passed only at the second try: file, line and title of each, and what the first try met,
 * as the report is gone after a run that passed.
 *
 * @param {PlaywrightReport} report
 */
export function listFlaky({ suites }) {
  return suites.flatMap(listSpecs).flatMap(({ file, line, title, tests }) => {
    const flaky = tests.find(({ status }) => status === 'flaky');
    if (!flaky) return [];
    const reason = flaky.results?.find(({ error }) => error)?.error?.message;
    const name = `${file}:${line} ${title}`;
    return [reason ? `${name}\n${stripVTControlCharacters(reason)}` : name];
  });
}

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
function listSpecs({ specs, suites = [] }) {
  return [...specs, ...suites.flatMap(listSpecs)];
}
