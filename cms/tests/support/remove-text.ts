import type { Editor } from '../../scripts/editor.mjs';
import { createClient, entryOf, textOf } from './client';

/** Takes the alternative text from an image that visitors see, as a program with an API token may; staff may not. */
export async function removeText(
  { url }: { url: string },
  admin: Editor,
  fileId: number,
): Promise<void> {
  const created = await admin.request('POST', '/admin/api-tokens', {
    name: `Importer of ${fileId}`,
    description: '',
    type: 'custom',
    lifespan: null,
    permissions: ['plugin::upload.content-api.upload'],
  });
  const token = textOf(entryOf(entryOf(created).data).accessKey);
  const { status, body } = await createClient({ url, token }).send('POST', `upload?id=${fileId}`, {
    fileInfo: { alternativeText: '' },
  });
  if (status !== 200) throw new Error(`The text was not removed: ${JSON.stringify(body)}`);
}
