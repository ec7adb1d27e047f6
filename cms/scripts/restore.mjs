// `npm run restore -- --from FILE [--secrets]`: puts a backup into an empty DATA_DIR and database.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/archive.mjs';
import { readSettings } from './backup/settings.mjs';
import { assertNotRunning } from './data-lock.mjs';

try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, secrets: { type: 'boolean' } },
  });
  if (!values.from) throw new Error('Say what: npm run restore -- --from FILE [--secrets]');
  const hasSecrets = values.secrets ?? false;
  const settings = readSettings(process.env);
  assertNotRunning(process.env);
  await restoreBackup(settings, { file: path.resolve(values.from), hasSecrets });
  console.log('Restored. Start the content service.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
