import type { Core } from '@strapi/strapi';
import { textOf } from '../text-of';

const ROW = 'shared.file-item';
const MAX_LENGTH = 255;
/** What is left of a character that was cut into two. */
const HALF = /[\ud800-\udbff]$/;

/**
 * Names the rows of a list of files, which most editors leave without a caption: by it, else by what the file
 * shows, else by its name. From now on, and those that an earlier version stored.
 */
export async function nameFileRows(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.query(ROW);
  const name = async (id: unknown) => {
    const row = await rows.findOne({ where: { id }, populate: { file: true } });
    const [found = ''] = [row?.name, row?.file?.alternativeText, row?.file?.name]
      .map(textOf)
      .filter((text) => text !== '');
    const rowName = found.slice(0, MAX_LENGTH).replace(HALF, '').trimEnd();
    if (row && rowName !== textOf(row.rowName)) {
      // Not `update`, which would name the row again, and again.
      await rows.updateMany({ where: { id }, data: { rowName } });
    }
  };
  const nameResult = ({ result }: { result?: { id?: unknown } }) => name(result?.id);
  strapi.db.lifecycles.subscribe({
    models: [ROW],
    afterCreate: nameResult,
    afterUpdate: nameResult,
  });
  for (const { id } of await rows.findMany({ select: ['id'], where: { rowName: null } })) {
    await name(id);
  }
}
