import type { Editor } from '../../scripts/editor.mjs';
import { createProgram } from './program';

/** Takes the alternative text from an image that visitors see, as a program with an API token may; staff may not. */
export async function removeText(
  cms: { url: string },
  admin: Editor,
  fileId: number,
): Promise<void> {
  const { send } = await createProgram(cms, admin, ['plugin::upload.content-api.upload']);
  const { status, body } = await send('POST', `upload?id=${fileId}`, {
    fileInfo: { alternativeText: '' },
  });
  if (status !== 200) throw new Error(`The text was not removed: ${JSON.stringify(body)}`);
}
