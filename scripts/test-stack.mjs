// `npm run test:stack`: what must be true of several copies, tried with the real engines. STACK_ONLY
// (publishes, proxy, throughput, kills, rolling, alerts, restore), STACK_PUBLISHES (200), STACK_RATE (200 requests a second),
// STACK_VICTIMS (siteA,redis+varnish,…: of the kills, these);
// STACK_REPORT=true writes what was measured into docs/benchmarks.md.
import { randomBytes } from 'node:crypto';
import { ROOT } from './lib/cms.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, stopAll } from './lib/steps.mjs';
import { startStack } from './stack/start-stack.mjs';
import { nameOf, VICTIMS } from './stack/test/kills.mjs';
import { writeStackReport } from './stack/test/report.mjs';
import { STACK_TRIALS } from './stack/test/trials.mjs';
import { createVisitor } from './stack/test/visitor.mjs';

// One visitor sends all messages.
const UNLIMITED = {
  ADMIN_LOGIN_RATE_LIMIT: 'false',
  FORM_LIMIT_PER_ADDRESS: '1000',
  SEARCH_LIMIT_PER_MINUTE: '100000',
};
const METRICS_TOKEN = randomBytes(16).toString('hex');

await main(async () => {
  await ensureInstalled(ROOT, 'the site');
  const env = loadEnvironment(ROOT);
  const only = env.STACK_ONLY?.split(',') ?? Object.keys(STACK_TRIALS);
  assertKnown('STACK_ONLY', only, Object.keys(STACK_TRIALS));
  assertKnown('STACK_VICTIMS', env.STACK_VICTIMS?.split(',') ?? [], VICTIMS.map(nameOf));
  const stack = await startStack({ ...env, ...UNLIMITED, METRICS_TOKEN }, { admin: false });
  const { ports } = stack.layout;
  const context = {
    ...stack,
    env: { ...env, ...UNLIMITED, METRICS_TOKEN },
    visit: createVisitor(stack.layout),
    copies: [ports.siteA, ports.siteB].map((port) => `http://127.0.0.1:${port}`),
    rate: Number(env.STACK_RATE || 200),
  };
  /** @type {string[]} */
  const lines = [];
  /** @type {string[]} */
  const problems = [];
  for (const [name, run] of Object.entries(STACK_TRIALS)) {
    if (!only.includes(name)) continue;
    const outcome = await run(context);
    for (const line of outcome.lines) process.stdout.write(`${line}\n`);
    lines.push(...outcome.lines);
    problems.push(...outcome.problems);
  }
  await stopAll();
  if (env.STACK_REPORT === 'true') writeStackReport(lines, problems);
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  process.stdout.write('The stack does what it must.\n');
  process.exit(0);
});

/**
 * A name that is none would try nothing, and say that all is well.
 *
 * @param {string} variable
 * @param {readonly string[]} names
 * @param {readonly string[]} known
 */
function assertKnown(variable, names, known) {
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new Problem(`${variable}: there is no "${unknown}"; there are ${known.join(', ')}.`);
  }
}
