// `npm start`: from a fresh clone to a served site. Runs on a bare Node: installs what is missing,
// boots the content service in cms/ when none is named, builds what is missing or old, serves.

import {
  claimCmsData,
  cmsAddress,
  ensureCmsBuilt,
  ensureCmsInstalled,
  ROOT,
  seedPack,
  siteSettings,
  startCms,
} from './lib/cms.mjs';
import { loadEnvironment, namedService } from './lib/environment.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { assertPortIsFree, untilOneEnds } from './lib/processes.mjs';
import { ensureSiteBuilt, siteAddress, startSite } from './lib/site.mjs';
import { main } from './lib/steps.mjs';

await main(async () => {
  const startedAt = Date.now();
  const env = loadEnvironment(ROOT);
  const usesOwnCms = !namedService(env);
  if (usesOwnCms) seedPack(env);
  await assertPortIsFree(Number(env.PORT), 'the site', 'PORT');
  if (usesOwnCms) {
    // Before the builds: they take minutes, and another command would be serving them.
    claimCmsData(env);
    await assertPortIsFree(cmsAddress(env).port, 'the content service', 'CMS_PORT');
  }
  await ensureInstalled(ROOT, 'the site');

  // What is installed waits for the network and the disk. The two builds at once need more memory than some have.
  await Promise.all([ensureSiteBuilt(env), usesOwnCms && ensureCmsInstalled()]);
  let cms = null;
  if (usesOwnCms) {
    await ensureCmsBuilt({ admin: true });
    cms = await startCms({ env, siteUrl: env.SITE_URL });
    Object.assign(env, siteSettings(env, cms));
  }
  const site = await startSite(env, { echo: true });

  const lines = [`Site           ${siteAddress(env).replace('127.0.0.1', 'localhost')}`];
  if (cms) {
    const { ADMIN_EMAIL, ADMIN_PASSWORD } = cms.secrets;
    lines.push(`CMS admin      ${cms.adminUrl}`, `  e-mail       ${ADMIN_EMAIL}`);
    lines.push(`  password     ${ADMIN_PASSWORD}   (first login; kept in ${cms.secretsFile})`);
  } else {
    lines.push(`Content from   ${env.CONTENT_API_URL}`);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  process.stdout.write(
    `\n${lines.join('\n')}\n\nUp after ${seconds} s. Ctrl-C stops everything.\n\n`,
  );

  await untilOneEnds([site, ...(cms ? [cms.program] : [])]);
});
