// `npm run bench`: the site beside a hello-world page of the same Next, in one run, on this machine.
// Writes docs/benchmarks.md and ends with status 1 when a mark is missed. Asks nobody but 127.0.0.1.
//
//   --only slow,search   measures these sections alone, and replaces them in the page; there are
//                        scripts, slow, steps, lighthouse, build, freshness, busy, flood, crashes,
//                        growth, throughput and search
import { parseArgs } from 'node:util';
import { ROOT } from './lib/cms.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  const { values: options } = parseArgs({ options: { only: { type: 'string' } } });
  await ensureInstalled(ROOT, 'the site');
  // The packages it needs may just have been installed.
  const { runBenchmark } = await import('./bench/run-benchmark.mjs');
  await runBenchmark(options.only?.split(',') ?? null);
});
