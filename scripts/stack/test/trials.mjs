// What the stack must stand, one trial each: what was measured, and what went wrong.
import { availableParallelism } from 'node:os';
import { ensureSiteBuilt } from '../../lib/site.mjs';
import { siteCopy } from '../programs.mjs';
import { alerts } from './alerts.mjs';
import { sendContactForm } from './contact-form.mjs';
import { createEditorOf } from './create-editor-of.mjs';
import { isStackHealthy } from './health.mjs';
import { nameOf, testKills, VICTIMS } from './kills.mjs';
import { failures, startLoad } from './load.mjs';
import { proxy } from './proxy.mjs';
import { testPublishes } from './publishes.mjs';
import { restore } from './restore.mjs';
import { testRollingUpdate } from './rolling.mjs';
import { measureScaling, measureThroughput } from './throughput.mjs';

const MAX_P95_MS = 500;
const MIN_RATIO = 0.8;
const MAX_HEAL_MS = 5_000;
const CONTACT = 'api::contact.contact';
const PAGES = ['/', '/blogs', '/contact', '/faq', '/sitemap.xml'];
/** One in twenty is a search, which no cache answers. */
const PATHS = [
  ...Array.from({ length: 19 }, (_, index) => PAGES[index % PAGES.length] ?? '/'),
  '/search?q=erp',
];

/**
 * @typedef {Awaited<ReturnType<typeof import('../start-stack.mjs').startStack>> & {
 *   env: import('../../lib/environment.mjs').SiteEnvironment,
 *   visit: import('./visitor.mjs').Visitor,
 *   copies: readonly string[],
 *   rate: number,
 * }} StackContext
 */

/** @typedef {{ lines: string[], problems: string[] }} Outcome */

/**
 * The rolling update comes last: it leaves another release running.
 *
 * @type {Record<string, (context: StackContext) => Promise<Outcome>>}
 */
export const STACK_TRIALS = { publishes, proxy, throughput, restore, alerts, kills, rolling };

/**
 * @param {StackContext} context
 * @returns {Promise<Outcome>}
 */
async function publishes(context) {
  const { env, visit, copies } = context;
  const editor = await createEditorOf(context);
  const count = Number(env.STACK_PUBLISHES || 200);
  const { median, p95, reads } = await testPublishes({ visit, copies, editor, publishes: count });
  return {
    lines: [
      `${count} publishes, ${reads} reads through TLS and Varnish and on each copy right after the answer: none old. The button: median ${Math.round(median)} ms, p95 ${Math.round(p95)} ms.`,
    ],
    problems:
      p95 > MAX_P95_MS
        ? [`p95 of the button is ${Math.round(p95)} ms; ${MAX_P95_MS} ms is the mark.`]
        : [],
  };
}

/**
 * @param {StackContext} context
 * @returns {Promise<Outcome>}
 */
async function throughput({ layout, copies }) {
  const rows = await measureThroughput(layout);
  const { one, all } = await measureScaling(copies);
  const scaling = `Home in br from the copies themselves: ${Math.round(one)} requests a second from one, ${Math.round(all)} from both at once (${availableParallelism()} processors for them and for the visitors).`;
  return {
    lines: [
      ...rows.map(
        ({ coding, bytes, nginx, varnish, ratio }) =>
          `Home in ${coding} (${bytes} bytes): nginx from a file ${Math.round(nginx)} requests a second, Varnish ${Math.round(varnish)}; ratio ${ratio.toFixed(2)}.`,
      ),
      scaling,
    ],
    problems: rows
      .filter(({ ratio }) => ratio < MIN_RATIO)
      .map(
        ({ coding, ratio }) => `${coding}: ${ratio.toFixed(2)} of nginx; ${MIN_RATIO} is the mark.`,
      ),
  };
}

/**
 * @param {StackContext} context
 * @returns {Promise<Outcome>}
 */
async function kills(context) {
  const { components, layout, env, visit, copies, rate } = context;
  const only = env.STACK_VICTIMS?.split(',');
  const victims = VICTIMS.filter((together) => !only || only.includes(nameOf(together))).map(
    (together) => together.map((name) => components[name]),
  );
  const load = startLoad(visit, PATHS, rate);
  const isHealed = () => isStackHealthy(copies, visit);
  const { text: page } = await visit('/contact');
  const editor = await createEditorOf(context);
  const outcomes = await testKills({
    victims,
    load,
    isHealed,
    sendForm: (message) => sendContactForm(visit, layout.url, page, message),
    isSaved: async (message) => Boolean(await editor.find(CONTACT, 'message', message)),
  });
  await load.stop();
  return {
    lines: outcomes.map(
      (kill) =>
        `Killed ${kill.name} under ${rate} requests a second: ${kill.requests} requests, ${failures(kill)} failed, ${kill.cut} connections cut; healed ${Math.round(kill.healedMs)} ms after its restart. A message sent meanwhile: ${kill.form}.`,
    ),
    problems: outcomes.flatMap((kill) => [
      ...(failures(kill) > 0 ? [`${kill.name}: ${JSON.stringify(kill.failed)}`] : []),
      ...(kill.form === 'lost' ? [`${kill.name}: a message was lost.`] : []),
      ...(kill.healedMs > MAX_HEAL_MS ? [`${kill.name}: healed after ${kill.healedMs} ms.`] : []),
    ]),
  };
}

/**
 * @param {StackContext} context
 * @returns {Promise<Outcome>}
 */
async function rolling({ layout, secrets, env, components, visit, rate }) {
  // Another release of the same code: what matters is that its build is another one.
  const next = { ...env, NEXT_DIST_DIR: '.next-stack', DEPLOYMENT_ID: 'next' };
  await ensureSiteBuilt(next);
  const successors = {
    siteA: siteCopy(layout, next, 'siteA', secrets),
    siteB: siteCopy(layout, next, 'siteB', secrets),
  };
  return testRollingUpdate({ components, successors, layout, visit, rate, paths: PATHS });
}
