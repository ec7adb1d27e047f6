import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Seeds a database once; it stays right until the content service's sources change.
 *
 * @param folder Where the database and its files are.
 * @param content Digest of what the content service is made of.
 * @param boot Boots the content service in a folder.
 */
export async function ensureTemplate(
  folder: string,
  content: string,
  boot: (folder: string) => Promise<{ stop(): Promise<void> }>,
): Promise<void> {
  const stamp = path.join(folder, '.stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === content) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const cms = await boot(folder);
  await cms.stop();
  writeFileSync(stamp, content);
}
