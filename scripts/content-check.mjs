// `npm run content:check`: reads everything the site reads, and lists what staff should put right,
// with a link to each entry. Ends with status 0 when there is nothing, 1 when there is something,
// and 2 when the content could not be read, for whatever reason.
//
//   --external      also asks other sites for what the content links to
//   --json <file>   writes the findings to a file as well
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  cmsAddress,
  ensureCmsBuilt,
  ensureCmsInstalled,
  ROOT,
  readCmsSecrets,
  seedPack,
  startCms,
} from './lib/cms.mjs';
import { loadEnvironment, namedService } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Problem, step, stopAll } from './lib/steps.mjs';
import { importTypeScript } from './lib/typescript.mjs';

const NOT_READ = 2;

await main(async () => {
  const { values: options } = parseArgs({
    options: { external: { type: 'boolean', default: false }, json: { type: 'string' } },
  });
  const env = loadEnvironment(ROOT);
  await ensureInstalled(ROOT, 'the site');
  const service = await findService(env);
  const { findings, entries, rules } = await step('Checking the content', () =>
    check(service, env, options),
  ).catch((error) => {
    const reason = error instanceof Error ? error.message : error;
    throw new Problem(`The content could not be read: ${reason}`);
  });
  if (options.json) writeFileSync(options.json, `${JSON.stringify(findings, null, 2)}\n`);
  process.stdout.write(toText(findings, rules, service.adminUrl));
  const count = findings.length === 1 ? 'One finding' : `${findings.length} findings`;
  process.stdout.write(`\n${count} in ${entries} entries.\n`);
  await stopAll();
  process.exit(findings.length > 0 ? 1 : 0);
}, NOT_READ);

/** @typedef {import('./lib/environment.mjs').SiteEnvironment} SiteEnvironment */
/** @typedef {import('../lib/server/content-check/finding.ts').Finding} Finding */
/** @typedef {typeof import('../lib/server/content-check/finding.ts').RULES} Rules */

/**
 * The service that the environment names; else the one in cms/, started where it does not run.
 *
 * @param {SiteEnvironment} env
 */
async function findService(env) {
  const named = namedService(env);
  if (named) return { ...named, adminUrl: env.CMS_PUBLIC_URL || named.url };
  seedPack(env);
  const { url, publicUrl: adminUrl } = cmsAddress(env);
  if (await isUp(url)) {
    const { CONTENT_API_TOKEN: token } = await readCmsSecrets(env);
    return { url, token, adminUrl };
  }
  await ensureCmsInstalled();
  await ensureCmsBuilt({ admin: false });
  const cms = await startCms({ env: { ...env, SERVE_ADMIN: 'false' }, siteUrl: env.SITE_URL });
  return { url: cms.url, token: cms.secrets.CONTENT_API_TOKEN, adminUrl };
}

/** @param {string} url */
async function isUp(url) {
  try {
    return (await fetch(`${url}/_health`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/**
 * @param {{ url: string, token: string }} service
 * @param {SiteEnvironment} env
 * @param {{ external: boolean }} options
 */
async function check({ url, token }, env, { external }) {
  /** @type {typeof import('../content-client/index.ts')} */
  const { createContentClient } = await importTypeScript('content-client/index.ts');
  /** @type {typeof import('../lib/server/content-check/check-content.ts')} */
  const { checkContent } = await importTypeScript('lib/server/content-check/check-content.ts');
  /** @type {typeof import('../lib/server/content-check/finding.ts')} */
  const { RULES } = await importTypeScript('lib/server/content-check/finding.ts');
  const mediaUrl = env.CONTENT_MEDIA_URL || url;
  const result = await checkContent({
    createClient: (options) =>
      // Whole articles, a hundred at a time, take longer than what a page asks for.
      createContentClient({ baseUrl: url, mediaUrl, token, timeoutMs: 30_000, ...options }),
    mediaUrl,
    siteUrl: env.SITE_URL,
    isExternalChecked: external,
  });
  return { ...result, rules: RULES };
}

/**
 * @param {readonly Finding[]} findings
 * @param {Rules} rules
 * @param {string} adminUrl
 */
function toText(findings, rules, adminUrl) {
  return Object.entries(rules)
    .map(([rule, title]) => {
      const own = findings.filter((finding) => finding.rule === rule);
      return own.length === 0 ? '' : `\n${title} (${own.length})\n${own.map(toLines).join('')}`;
    })
    .join('');

  /** @param {Finding} finding */
  function toLines({ entry, place, message }) {
    const name = entry ? `${entry.type} “${entry.label}”` : 'No entry';
    const link = entry ? `    ${new URL(`/admin${entry.adminPath}`, adminUrl).href}\n` : '';
    return `  ${name}${place && ` · ${place}`}: ${message}\n${link}`;
  }
}
