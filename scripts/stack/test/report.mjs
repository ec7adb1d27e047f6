// Puts what the stack did into docs/benchmarks.md.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import path from 'node:path';
import { withSection } from '../../bench/report.mjs';
import { ROOT } from '../../lib/cms.mjs';

const FILE = path.join(ROOT, 'docs', 'benchmarks.md');

export const STACK_HEADING = 'Several copies';

/**
 * @param {readonly string[]} lines What was measured.
 * @param {string[]} missed A sentence for each mark that was missed.
 */
export function writeStackReport(lines, missed) {
  const [load = 0] = loadavg();
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    load,
    cores: availableParallelism(),
    versions: { Node: process.versions.node },
  };
  const text = [
    'Written by `npm run test:stack` (with `STACK_REPORT=true`): two copies of the site, Varnish, nginx with TLS, Redis, the content service on PostgreSQL, and their visitors, all on this machine. The load is that after the run.',
    lines.map((line) => `- ${line}`).join('\n'),
  ];
  const section = { heading: STACK_HEADING, text, missed };
  writeFileSync(FILE, withSection(readFileSync(FILE, 'utf8'), machine, section));
}
