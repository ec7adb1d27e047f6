// `npm test`: every check, from a fresh clone. Ends with one line: N passed, N failed.
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { QUICK_CHECKS, runBin } from './check.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { CMS_DIR, ensureCmsBuilt, ensureCmsInstalled, ROOT } from './lib/cms.mjs';
import { assertNode, ensureInstalled } from './lib/install.mjs';
import { ensureJava } from './lib/java.mjs';
import { run } from './lib/processes.mjs';
import { main, step } from './lib/steps.mjs';

/** Browsers at the same time; more than two would wait for each other. */
const READERS = Math.min(2, availableParallelism());

const reports = mkdtempSync(path.join(tmpdir(), 'site-test-'));
const tally = { passed: 0, failed: 0 };

await main(async () => {
  assertNode();
  await ensureInstalled(ROOT, 'the site');
  await ensureCmsInstalled();
  await ensureBrowser();
  await ensureJava();

  for (const { name, bin, args } of QUICK_CHECKS) {
    await check(
      name,
      () => runBin(bin, args),
      () => ({ passed: 1, failed: 0 }),
    );
  }
  await check(
    'Unit tests',
    () => vitest('unit'),
    () => readVitest('unit'),
  );
  await ensureCmsBuilt({ admin: false });
  await check('Content service', runCmsTests, (log) => readTap(log));
  await check(
    'Parts of the content service',
    () => vitest('cms'),
    () => readVitest('cms'),
  );
  await check(
    'Contract with the content service',
    () => vitest('contract'),
    () => readVitest('contract'),
  );
  await check(
    'Journeys that only read, in a browser',
    () => runJourneys('reading', READERS),
    () => readPlaywright('reading'),
  );
  await check(
    'Journeys that change something, in a browser',
    () => runJourneys('changing', 1),
    () => readPlaywright('changing'),
  );

  process.stdout.write(`\n${tally.passed} passed, ${tally.failed} failed\n`);
  process.exit(tally.failed > 0 ? 1 : 0);
});

/** Runs one kind of check and counts its tests; one that fails without counting is one failure. */
async function check(name, work, count) {
  let log = '';
  let error = null;
  try {
    await step(name, async () => {
      log = await work();
    });
  } catch (problem) {
    error = problem;
    process.stdout.write(`${problem.message}\n`);
    log = problem.message;
  }
  const counted = count(log) ?? { passed: 0, failed: 0 };
  // What failed without counting its tests is one failure.
  if (error && counted.failed === 0) Object.assign(counted, { passed: 0, failed: 1 });
  tally.passed += counted.passed;
  tally.failed += counted.failed;
  process.stdout.write(`  ${counted.passed} passed, ${counted.failed} failed\n`);
}

function reportFile(name) {
  return path.join(reports, `${name}.json`);
}

function vitest(project) {
  return runBin('vitest', [
    ...['run', '--project', project, '--reporter=default', '--reporter=json'],
    `--outputFile.json=${reportFile(project)}`,
  ]);
}

function readVitest(project) {
  const report = readReport(project);
  return report && { passed: report.numPassedTests, failed: report.numFailedTests };
}

function runCmsTests() {
  const folder = path.join(CMS_DIR, 'tests');
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.mjs'));
  return run(
    process.execPath,
    ['--test', '--test-reporter=tap', '--test-concurrency=1', ...files],
    { cwd: folder, what: 'The tests of the content service' },
  );
}

function readTap(log) {
  const number = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(log)?.[1] ?? 0);
  return { passed: number('pass'), failed: number('fail') };
}

function runJourneys(project, workers) {
  return runBin('playwright', ['test', `--project=${project}`, `--workers=${workers}`], {
    env: { ...process.env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(project) },
  });
}

function readPlaywright(project) {
  const report = readReport(project);
  if (!report) return null;
  const { expected, flaky, unexpected } = report.stats;
  if (flaky > 0) process.stdout.write(`  ${flaky} passed at the second try\n`);
  return { passed: expected + flaky, failed: unexpected };
}

function readReport(name) {
  return existsSync(reportFile(name)) ? JSON.parse(readFileSync(reportFile(name), 'utf8')) : null;
}
