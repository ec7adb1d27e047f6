// `npm run test:alerts`: checks the alert rules with Prometheus's own promtool, where it is installed
// (`apt-get install prometheus`). Part of the quick checks.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './lib/cms.mjs';
import { run } from './lib/processes.mjs';
import { main, Problem } from './lib/steps.mjs';

const RULES = path.join(ROOT, 'deploy', 'prometheus');

function isThere() {
  return spawnSync('promtool', ['--version']).status === 0;
}

/** Whether each alert fires when it must; nothing where promtool is not installed. */
export async function testAlerts() {
  if (!isThere()) return '';
  const promtool = { cwd: RULES, what: 'promtool' };
  await run('promtool', ['check', 'rules', 'alerts.yaml'], promtool);
  return run('promtool', ['test', 'rules', 'alerts.test.yaml'], promtool);
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    if (!isThere()) throw new Problem('promtool is missing: apt-get install prometheus');
    await testAlerts();
    process.stdout.write('The alert rules are right.\n');
  });
}
