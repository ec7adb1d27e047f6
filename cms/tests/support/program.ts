import type { Editor } from '../../scripts/editor.mjs';
import { createClient, entryOf, textOf } from './client';

/**
 * The content API as a program of the organization uses it, with an API token of its own.
 *
 * @param permissions What its token may do; without them: everything.
 */
export async function createProgram(
  { url }: { url: string },
  admin: Editor,
  permissions?: readonly string[],
) {
  const created = await admin.request('POST', '/admin/api-tokens', {
    name: `Program ${crypto.randomUUID()}`,
    description: '',
    type: permissions ? 'custom' : 'full-access',
    lifespan: null,
    ...(permissions && { permissions }),
  });
  const token = textOf(entryOf(entryOf(created).data).accessKey);
  return createClient({ url, token });
}
