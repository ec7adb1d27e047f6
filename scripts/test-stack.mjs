// `npm run test:stack`: what must be true of several copies, tried with the real engines (docs/operators.md).
// STACK_PUBLISHES (200), STACK_RATE (200 requests a second), STACK_ONLY (publishes, throughput, kills, rolling).
import { ROOT } from './lib/cms.mjs';
import { loadEnvironment } from './lib/environment.mjs';
import { assertNode, ensureInstalled } from './lib/install.mjs';
import { ensureSiteBuilt } from './lib/site.mjs';
import { main, Problem, stopAll } from './lib/steps.mjs';
import { siteCopy } from './stack/programs.mjs';
import { startStack } from './stack/start-stack.mjs';
import { isStackHealthy } from './stack/test/health.mjs';
import { testKills } from './stack/test/kills.mjs';
import { failures, startLoad } from './stack/test/load.mjs';
import { testPublishes } from './stack/test/publishes.mjs';
import { testRollingUpdate } from './stack/test/rolling.mjs';
import { measureThroughput } from './stack/test/throughput.mjs';
import { createVisitor } from './stack/test/visitor.mjs';

const MAX_P95_MS = 500;
const MIN_RATIO = 0.8;
const MAX_HEAL_MS = 5_000;
const PATHS = ['/', '/blogs', '/contact', '/about', '/search?q=erp', '/sitemap.xml'];

await main(async () => {
  assertNode();
  await ensureInstalled(ROOT, 'the site');
  const env = loadEnvironment(ROOT);
  const stack = await startStack({ ...env, ADMIN_LOGIN_RATE_LIMIT: 'false' }, { admin: false });
  const { layout, secrets, components } = stack;
  const { ports } = layout;
  const visit = createVisitor(layout);
  const copies = [ports.siteA, ports.siteB].map((port) => `http://127.0.0.1:${port}`);
  const rate = Number(env.STACK_RATE || 200);
  const only = env.STACK_ONLY?.split(',');
  /** @param {string} name */
  const has = (name) => only === undefined || only.includes(name);
  /** @type {string[]} */
  const problems = [];

  if (has('publishes')) {
    const { createEditor } = await import('../cms/scripts/editor.mjs');
    const editor = await createEditor({
      url: `http://127.0.0.1:${ports.content}`,
      adminEmail: secrets.ADMIN_EMAIL,
      adminPassword: secrets.ADMIN_PASSWORD,
    });
    const publishes = Number(env.STACK_PUBLISHES || 200);
    const { median, p95, reads } = await testPublishes({ visit, copies, editor, publishes });
    process.stdout.write(
      `${publishes} publishes, ${reads} reads, none old; the button: median ${Math.round(median)} ms, p95 ${Math.round(p95)} ms\n`,
    );
    if (p95 > MAX_P95_MS) problems.push(`p95 of the button is ${Math.round(p95)} ms.`);
  }
  if (has('throughput')) {
    for (const { coding, bytes, nginx, varnish, ratio } of await measureThroughput(layout)) {
      process.stdout.write(
        `${coding} (${bytes} bytes): nginx ${Math.round(nginx)}/s, Varnish ${Math.round(varnish)}/s, ratio ${ratio.toFixed(2)}\n`,
      );
      if (ratio < MIN_RATIO) problems.push(`${coding}: ${ratio.toFixed(2)} of nginx.`);
    }
  }
  if (has('kills')) {
    const { redis, postgres, content, siteA, siteB, varnish } = components;
    const single = [siteA, siteB, redis, varnish, content, postgres];
    const pairs = [
      [siteA, redis],
      [siteB, varnish],
      [content, postgres],
      [redis, varnish],
    ];
    const load = startLoad(visit, PATHS, rate);
    const victims = [...single.map((component) => [component]), ...pairs];
    const isHealed = () => isStackHealthy(copies, visit);
    for (const kill of await testKills({ victims, load, isHealed })) {
      if (failures(kill) > 0) problems.push(`${kill.name}: ${failures(kill)} requests failed.`);
      if (kill.healedMs > MAX_HEAL_MS) problems.push(`${kill.name}: healed too late.`);
    }
    await load.stop();
  }
  if (has('rolling')) {
    // Another release of the same code: what matters is that its build is another one.
    const next = { ...env, NEXT_DIST_DIR: '.next-stack', DEPLOYMENT_ID: 'next' };
    await ensureSiteBuilt(next);
    const successors = {
      siteA: siteCopy(layout, next, 'siteA', secrets),
      siteB: siteCopy(layout, next, 'siteB', secrets),
    };
    const paths = PATHS;
    problems.push(...(await testRollingUpdate({ ...stack, successors, visit, rate, paths })));
  }
  await stopAll();
  if (problems.length > 0) throw new Problem(problems.join('\n'));
  process.stdout.write('The stack does what it must.\n');
  process.exit(0);
});
