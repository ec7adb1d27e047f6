// `npm run bench:leads`: sends leads as visitors do while the mail service is slow, fails or loses
// its answers, and the site and the content service are killed with -9. Ends with status 1 when a
// lead is lost, doubled, or announced never or twice. PORT and the two ports after it are used.
//
//   --leads 200    how many leads are sent
//   --seed 1       the order of the faults
//   --built        serves the build that is there, whatever it was made of
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { causeFaults } from './leads/faults.mjs';
import { startPrograms } from './leads/programs.mjs';
import { readResult, report } from './leads/result.mjs';
import { sendLeads } from './leads/visitors.mjs';
import { main, onStop, Problem, removeOnStop, stopAll } from './lib/steps.mjs';
import { importTypeScript } from './lib/typescript.mjs';

/** How long everything may take after the last fault. */
const SETTLE_TIMEOUT_MS = 600_000;

await main(async () => {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string' },
      seed: { type: 'string' },
      built: { type: 'boolean' },
    },
  });
  const count = Number(values.leads ?? 200);
  const port = Number(process.env.PORT || 3000);
  const folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  removeOnStop(folder);

  /** @type {typeof import('../e2e/support/build.ts')} */
  const { ensureTestBuild } = await importTypeScript('e2e/support/build.ts');
  if (!values.built) await ensureTestBuild();
  /** @type {typeof import('../tests/support/fake-mail.ts')} */
  const { startFakeMail } = await importTypeScript('tests/support/fake-mail.ts');
  /** @type {typeof import('../tests/support/seeded-random.ts')} */
  const { seededRandom } = await importTypeScript('tests/support/seeded-random.ts');

  const mail = await startFakeMail(port + 2);
  onStop(() => mail.stop());
  const programs = await startPrograms({ folder, port, mailUrl: mail.url });
  const faults = causeFaults({ mail, programs, random: seededRandom(Number(values.seed ?? 1)) });
  const sent = await sendLeads({ siteUrl: programs.siteUrl, count });
  const caused = await faults.stop();
  const result = await readResult({ sent, mail, programs, timeoutMs: SETTLE_TIMEOUT_MS });
  report({ count, sent, caused, result });
  await stopAll();
  if (!result.isRight) throw new Problem('A lead was lost, doubled or not announced once.');
});
