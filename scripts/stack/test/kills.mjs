// Kills each part of the stack while visitors come, and pairs of them.
import { setTimeout as delay } from 'node:timers/promises';
import { failures } from './load.mjs';

const AWAY_MS = 3_000;
const HEAL_TIMEOUT_MS = 30_000;
const POLL_MS = 50;
const MAX_STARTS = 5;
/** How often in a row all must be well before the next kill: a service that has just started is busy. */
const STEADY_POLLS = 20;

/** @typedef {import('../component.mjs').Component} Component */
/** @typedef {'siteA' | 'siteB' | 'redis' | 'varnish' | 'content' | 'postgres'} Victim */

/**
 * Who is killed, alone and together.
 *
 * @type {readonly (readonly Victim[])[]}
 */
export const VICTIMS = [
  ['siteA'],
  ['siteB'],
  ['redis'],
  ['varnish'],
  ['content'],
  ['postgres'],
  ['siteA', 'redis'],
  ['siteB', 'varnish'],
  ['content', 'postgres'],
  ['redis', 'varnish'],
];

/** @param {readonly Victim[]} together */
export function nameOf(together) {
  return together.join('+');
}

/**
 * `form` is what became of a message that a visitor sent meanwhile.
 *
 * @typedef {import('./load.mjs').Outcome & { name: string, healedMs: number, form: string }} Kill
 */

/**
 * @param {object} options
 * @param {readonly (readonly Component[])[]} options.victims Each is killed together.
 * @param {{ take: () => import('./load.mjs').Outcome }} options.load
 * @param {() => Promise<boolean>} options.isHealed
 * @param {(message: string) => Promise<string | null>} options.sendForm What the visitor is told; `null`:
 *   that it was saved.
 * @param {(message: string) => Promise<boolean>} options.isSaved
 * @returns {Promise<Kill[]>} What visitors saw, and how long it took after the restart until all was well.
 */
export async function testKills({ victims, load, isHealed, sendForm, isSaved }) {
  /** @type {Kill[]} */
  const kills = [];
  for (const components of victims) {
    await untilSteady(isHealed);
    load.take();
    await Promise.all(components.map((component) => component.kill()));
    const name = components.map((component) => component.name).join(' and ');
    const message = `Sent while ${name} was away, ${Date.now()}`;
    const sending = sendForm(message).catch(() => 'the connection was cut');
    await delay(AWAY_MS);
    await Promise.all(components.map(restart));
    const startedAt = performance.now();
    while (!(await isHealed()) && performance.now() - startedAt < HEAL_TIMEOUT_MS) {
      await delay(POLL_MS);
    }
    const healedMs = performance.now() - startedAt;
    const told = await sending;
    const form = told ?? ((await isSaved(message)) ? 'saved' : 'lost');
    const kill = { name, healedMs, form, ...load.take() };
    kills.push(kill);
    const { requests, cut } = kill;
    const failed = failures(kill);
    process.stdout.write(
      `  ${name}: ${requests} requests, ${failed} failed, ${cut} cut, healed after ${Math.round(healedMs)} ms; form: ${form}\n`,
    );
    for (const [what, count] of Object.entries(kill.failed).slice(0, 5)) {
      process.stdout.write(`    ${count} x ${what}\n`);
    }
  }
  return kills;
}

/** @param {() => Promise<boolean>} isHealed */
async function untilSteady(isHealed) {
  const deadline = performance.now() + HEAL_TIMEOUT_MS;
  for (let polls = 0; polls < STEADY_POLLS && performance.now() < deadline; ) {
    polls = (await isHealed()) ? polls + 1 : 0;
    await delay(POLL_MS);
  }
}

/**
 * As a supervisor does: a service that does not find its database yet ends, and is started again.
 *
 * @param {Component} component
 */
async function restart(component) {
  for (let starts = 1; ; starts += 1) {
    try {
      await component.start();
      return;
    } catch (error) {
      if (starts === MAX_STARTS) throw error;
    }
  }
}
