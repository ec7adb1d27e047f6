// Prometheus beside the stack, with the product's own rules: an hour of theirs is half a minute here.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ensureDebianPackages, findProgram } from '../../lib/debian.mjs';
import { Component } from '../component.mjs';
import { DEPLOY_DIR } from '../files.mjs';

/** Of `for`, and of the ages that alerts compare. Windows stay: they need two samples. */
const FASTER = 100;
const SECONDS = { s: 1, m: 60, h: 3600 };
/** The articles are compared once a minute: the alert of their age cannot be that much faster. */
const ARTICLES_AGE = {
  rule: 'site_articles_age_seconds > 300',
  here: 'site_articles_age_seconds > 90',
};

const alerts = z.object({
  data: z.object({
    alerts: z.array(
      z.object({ state: z.string(), labels: z.object({ alertname: z.string() }).loose() }),
    ),
  }),
});

/** Of every copy: what a counter has before its first event must have been seen. */
const HAS_SEEN_COPIES = 'count(site_webhooks_total{result="refused"}) == 2';

const found = z.object({ data: z.object({ result: z.array(z.unknown()) }) });

/** @typedef {import('../layout.mjs').Layout} Layout */

/**
 * Starts Prometheus, which asks every copy each second. Resolves when it knows them.
 *
 * @param {Layout} layout
 * @param {string} metricsToken
 */
export async function startPrometheus(layout, metricsToken) {
  await ensureDebianPackages({ prometheus: 'prometheus' });
  const folder = path.join(layout.dir, 'prometheus');
  // What an earlier run has counted would fire.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'metrics-token'), metricsToken, { mode: 0o600 });
  writeFileSync(path.join(folder, 'alerts.yaml'), hurry(readRules('alerts.yaml')));
  const { ports } = layout;
  const config = readRules('prometheus.yaml')
    .replaceAll(/(_interval): \d+s/g, '$1: 1s')
    .replace("'127.0.0.1:3000'", `'127.0.0.1:${ports.siteA}', '127.0.0.1:${ports.siteB}'`);
  writeFileSync(path.join(folder, 'prometheus.yaml'), config);
  const url = `http://127.0.0.1:${ports.prometheus}`;
  /**
   * @param {string} query
   * @returns {Promise<boolean>} Whether there is anything to show. Rejects where it cannot be read.
   */
  const hasResult = async (query) => {
    const response = await fetch(`${url}/api/v1/query?${new URLSearchParams({ query })}`);
    return found.parse(await response.json()).data.result.length > 0;
  };
  const server = new Component({
    name: 'prometheus',
    command: findProgram('prometheus') ?? 'prometheus',
    args: [
      `--config.file=${path.join(folder, 'prometheus.yaml')}`,
      `--storage.tsdb.path=${path.join(folder, 'data')}`,
      `--web.listen-address=127.0.0.1:${ports.prometheus}`,
    ],
    logDir: path.join(layout.dir, 'logs'),
    isReady: () => hasResult(HAS_SEEN_COPIES),
  });
  await server.startAloud();
  return {
    hasResult,
    stop: () => server.stop(),
    /** Names of the alerts that fire now. */
    async firing() {
      const response = await fetch(`${url}/api/v1/alerts`);
      const { data } = alerts.parse(await response.json());
      return data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname);
    },
  };
}

/** @param {string} name */
function readRules(name) {
  return readFileSync(path.join(DEPLOY_DIR, 'prometheus', name), 'utf8');
}

/** @param {string} rules */
function hurry(rules) {
  return rules
    .replaceAll(/for: (\d+)([smh])$/gm, (_, count, unit) => {
      const seconds = unit in SECONDS ? Number(count) * SECONDS[/** @type {'s'} */ (unit)] : 0;
      return `for: ${Math.max(1, Math.round(seconds / FASTER))}s`;
    })
    .replace(ARTICLES_AGE.rule, ARTICLES_AGE.here)
    .replaceAll(/(_seconds > )(\d{3,})/g, (_, what, age) => what + Number(age) / FASTER);
}
