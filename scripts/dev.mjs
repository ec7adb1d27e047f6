// `npm run dev`: the site and the content service, both reloading when their files change.

import { ensureCmsInstalled, ROOT, seedPack, siteSettings, startCms } from './lib/cms.mjs';
import { loadEnvironment, namedService } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { assertPortIsFree, untilOneEnds } from './lib/processes.mjs';
import { startSite } from './lib/site.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  const env = loadEnvironment(ROOT);
  const usesOwnCms = !namedService(env);
  if (usesOwnCms) seedPack(env);
  await assertPortIsFree(Number(env.PORT), 'the site', 'PORT');
  await ensureInstalled(ROOT, 'the site');
  const programs = [];
  if (usesOwnCms) {
    await ensureCmsInstalled();
    const cms = await startCms({ env, siteUrl: env.SITE_URL, command: 'develop', echo: true });
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = cms.secrets;
    Object.assign(env, siteSettings(env, cms));
    programs.push(cms.program);
    process.stdout.write(`CMS admin ${cms.adminUrl} (${ADMIN_EMAIL}, ${ADMIN_PASSWORD})\n`);
  }
  programs.push(await startSite(env, { echo: true, mode: 'dev' }));
  process.stdout.write(`Site http://localhost:${env.PORT}\n`);
  await untilOneEnds(programs);
});
