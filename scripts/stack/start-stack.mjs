// Starts the whole stack, in the order in which its parts need each other.
import { mkdirSync } from 'node:fs';
import { bundleServer } from '../lib/bundle-server.mjs';
import { ensureCmsBuilt, ensureCmsInstalled } from '../lib/cms.mjs';
import { assertPortIsFree } from '../lib/processes.mjs';
import { ensureSiteBuilt } from '../lib/site.mjs';
import {
  ensureEngines,
  nginxEngine,
  postgresEngine,
  redisEngine,
  varnishEngine,
} from './engines.mjs';
import { stackLayout } from './layout.mjs';
import { contentService, siteCopy } from './programs.mjs';

/**
 * @param {import('../lib/environment.mjs').Environment} env
 * @param {{ admin: boolean }} options Whether the content service gets its admin panel.
 */
export async function startStack(env, { admin }) {
  const layout = stackLayout(env);
  mkdirSync(layout.dir, { recursive: true });
  for (const [name, port] of Object.entries(layout.ports)) {
    await assertPortIsFree(port, name, 'STACK_PORT');
  }
  await ensureEngines();
  await ensureCmsInstalled();
  await ensureCmsBuilt({ admin });
  await ensureSiteBuilt(env);
  await bundleServer();

  const redis = redisEngine(layout);
  const { server: postgres, createDatabase } = await postgresEngine(layout);
  const { server: content, secrets } = await contentService(layout, env, { admin });
  const siteA = siteCopy(layout, env, 'siteA', secrets);
  const siteB = siteCopy(layout, env, 'siteB', secrets);
  const varnish = varnishEngine(layout);
  const nginx = await nginxEngine(layout);

  await redis.startAloud();
  await postgres.startAloud();
  await createDatabase();
  await content.startAloud();
  await siteA.startAloud();
  await siteB.startAloud();
  await varnish.startAloud();
  await nginx.startAloud();
  return {
    layout,
    secrets,
    components: { redis, postgres, content, siteA, siteB, varnish, nginx },
  };
}
