import type { Core } from '@strapi/strapi';
import { isRecord } from '../../is-record';
import { readNote, writeNote } from '../notes';
import { loadPack } from './load-pack';
import { writePack } from './write-pack';

/** Fills an empty service with a pack of sample content, once and completely or not at all. */
export async function seedOnce(strapi: Core.Strapi): Promise<void> {
  const pack = await loadPack();
  if (await readNote(strapi, 'seed', isRecord)) return;

  await strapi.db.transaction(async () => {
    if (pack.content) await writePack(strapi, pack.content);
    await writeNote(strapi, 'seed', { pack: pack.name });
  });
}
