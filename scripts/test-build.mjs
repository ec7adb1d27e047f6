// Builds what the journeys copy: the content service with its admin panel and databases, and the site.
//
//   cms, site   builds this one alone
//   api         compiles the content service, without its admin panel
import { ensureCmsBuilt } from './lib/cms.mjs';
import { main, Problem } from './lib/steps.mjs';
import { importTypeScript } from './lib/typescript.mjs';

await main(async () => {
  /** @type {typeof import('../e2e/support/build.ts')} */
  const build = await importTypeScript('e2e/support/build.ts');
  const [part = 'all'] = process.argv.slice(2);
  const run = {
    all: build.ensureTestBuild,
    cms: build.ensureTestCms,
    site: build.ensureTestSite,
    api: () => ensureCmsBuilt({ admin: false }),
  }[part];
  if (!run) throw new Problem(`There is no part "${part}" to build; there are cms, site and api.`);
  await run();
});
