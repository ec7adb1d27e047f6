// `npm run backup -- --to FOLDER [--secrets]`: writes a backup while the service runs.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeBackup } from './backup/archive.mjs';
import { assertNotMoved } from './backup/moved-file.mjs';
import { readSettings } from './backup/settings.mjs';

try {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, secrets: { type: 'boolean' } },
  });
  if (!values.to) throw new Error('Say where: npm run backup -- --to FOLDER [--secrets]');
  const hasSecrets = values.secrets ?? false;
  assertNotMoved(process.env);
  const settings = readSettings(process.env);
  if (settings.database.kind === 'sqlite' && !existsSync(settings.database.file)) {
    throw new Error(
      `There is no database at ${settings.database.file}: set DATA_DIR to that of the service.`,
    );
  }
  const file = await writeBackup(settings, { folder: path.resolve(values.to), hasSecrets });
  console.log(file);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
