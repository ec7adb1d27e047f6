import { z } from 'zod';
import type { Editor } from '../../scripts/editor.mjs';
import { entryOf } from './client';

const view = z.object({
  settings: z.looseObject({ mainField: z.string(), pageSize: z.number().optional() }),
  metadatas: z.record(
    z.string(),
    z.object({ edit: z.looseObject({ label: z.string().optional() }), list: z.looseObject({}) }),
  ),
  layouts: z.object({
    list: z.array(z.string()),
    edit: z.array(z.array(z.object({ name: z.string(), size: z.number() }))),
  }),
});

/** How the admin arranges a type or a component: names, columns, order and width of fields. */
export type View = z.infer<typeof view>;

export async function readView(admin: Editor, uid: string): Promise<View> {
  const { data } = entryOf(await admin.request('GET', configurationOf(uid)));
  const { contentType, component } = entryOf(data);
  return view.parse(contentType ?? component);
}

export async function writeView(admin: Editor, uid: string, changed: View): Promise<void> {
  const { settings, layouts } = changed;
  const metadatas = structuredClone(changed.metadatas);
  // Part of the response, refused in the request.
  for (const { list } of Object.values(metadatas)) delete list.mainField;
  await admin.request('PUT', configurationOf(uid), { settings, metadatas, layouts });
}

function configurationOf(uid: string): string {
  const kind = uid.startsWith('api::') ? 'content-types' : 'components';
  return `/content-manager/${kind}/${uid}/configuration`;
}
