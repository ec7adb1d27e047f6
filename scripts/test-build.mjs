// Builds what the journeys copy: the content service with its admin panel, and the site.

import { main } from './lib/steps.mjs';
import { importTypeScript } from './lib/typescript.mjs';

await main(async () => {
  const { ensureTestBuild } = await importTypeScript('e2e/support/build.ts');
  await ensureTestBuild();
});
