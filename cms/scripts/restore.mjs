// `npm run restore -- --from FILE [--secrets]`: puts a backup into an empty DATA_DIR and database.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from './backup/archive.mjs';
import { readSettings } from './backup/settings.mjs';

try {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, secrets: { type: 'boolean' } },
  });
  if (!values.from) throw new Error('Say what: npm run restore -- --from FILE [--secrets]');
  const hasSecrets = values.secrets ?? false;
  await restoreBackup(readSettings(process.env), { file: path.resolve(values.from), hasSecrets });
  console.log('Restored. Start the content service.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
