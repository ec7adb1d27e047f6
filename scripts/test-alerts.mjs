// `npm run test:alerts`: checks the alert rules with Prometheus's own promtool, where it is installed
// (`apt-get install prometheus`). Part of the quick checks.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from './lib/cms.mjs';
import { run } from './lib/processes.mjs';
import { main, Problem } from './lib/steps.mjs';

const DASHBOARD = path.join(ROOT, 'deploy', 'grafana', 'site.json');
const RULES = path.join(ROOT, 'deploy', 'prometheus');

function isThere() {
  return spawnSync('promtool', ['--version']).status === 0;
}

/** Whether each alert fires when it must; nothing where promtool is not installed. */
export async function testAlerts() {
  if (!isThere()) return '';
  const promtool = { cwd: RULES, what: 'promtool' };
  for (const file of ['prometheus.yaml', 'kubernetes.yaml']) {
    await run('promtool', ['check', 'config', '--syntax-only', file], promtool);
  }
  await run('promtool', ['check', 'rules', 'alerts.yaml'], promtool);
  await checkDashboard();
  return run('promtool', ['test', 'rules', 'alerts.test.yaml'], promtool);
}

/** Whether Prometheus can read every query of the dashboard: as rules, which promtool checks. */
async function checkDashboard() {
  /** @type {{ panels: { targets: { expr: string }[] }[] }} */
  const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
  const rules = panels
    .flatMap(({ targets }) => targets)
    .map(({ expr }, index) => ({
      record: `panel:query:${index}`,
      expr: expr.replaceAll('$__rate_interval', '5m'),
    }));
  const folder = mkdtempSync(path.join(tmpdir(), 'dashboard-'));
  try {
    const file = path.join(folder, 'rules.yaml');
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }));
    await run('promtool', ['check', 'rules', file], { what: 'promtool of the dashboard' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    if (!isThere()) throw new Problem('promtool is missing: apt-get install prometheus');
    await testAlerts();
    process.stdout.write('The alert rules are right.\n');
  });
}
