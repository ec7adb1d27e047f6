// Measures a site that runs already on a slow phone with a slow line; several in turns, side by side.
//
//   node scripts/bench/slow-phone.mjs --url http://localhost:3000 [--url …]
//
//   --rounds 5          how many loads of each screen; the median is shown
//   --only Home,FAQ     these screens alone
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { BROWSER_ARGS, ensureBrowser } from '../lib/browser.mjs';
import { main } from '../lib/steps.mjs';
import { measureSlowPhone } from './measure/slow-phone.mjs';
import { SCREENS } from './screens.mjs';
import { numbersOf } from './section.mjs';
import { toSlowPhoneTable } from './sections/slow-phone.mjs';

await main(async () => {
  const { values: options } = parseArgs({
    options: {
      url: { type: 'string', multiple: true },
      rounds: { type: 'string', default: '5' },
      only: { type: 'string' },
    },
  });
  const origins = options.url ?? ['http://localhost:3000'];
  const only = options.only?.split(',');
  const screens = Object.entries(SCREENS).filter(([name]) => !only || only.includes(name));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: BROWSER_ARGS,
  });
  try {
    const numbers = await measureSlowPhone(
      browser,
      screens.flatMap(([, path]) => origins.map((origin) => new URL(path, origin).href)),
      { rounds: Number(options.rounds), onRun: () => process.stderr.write('.') },
    );
    const rows = screens.map(([name, path]) => ({
      name,
      versions: origins.map((origin) => numbersOf(numbers, new URL(path, origin).href)),
    }));
    process.stdout.write(`\n${toSlowPhoneTable(rows)}\n\nLoad: ${loadavg()[0]?.toFixed(1)}\n`);
  } finally {
    await browser.close();
  }
});
