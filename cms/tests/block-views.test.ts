import { expect, test } from 'vitest';
import { createEditor } from '../scripts/editor.mjs';
import { entryOf } from './support/client';
import { sharedCms } from './support/cms';
import { joinStaff } from './support/staff';

const VIEW = '/content-manager/components/shared.html-markdown-wrapper/configuration';

test('who may not arrange the forms of all colleagues cannot rename the fields of a block either', async () => {
  const cms = await sharedCms();
  const admin = await createEditor(cms);
  const { settings, metadatas, layouts } = entryOf(
    entryOf(entryOf(await admin.request('GET', VIEW)).data).component,
  );
  const view = { settings, metadatas, layouts };
  for (const role of ['strapi-author', 'strapi-editor', 'site-sales', 'site-manager']) {
    const colleague = await joinStaff(cms, admin, role, `arranges-as-${role}`);
    // Forms are drawn by it.
    await colleague.request('GET', VIEW);
    await expect(colleague.request('PUT', VIEW, view), role).rejects.toThrow(/ 403 /);
  }
  await admin.request('PUT', VIEW, view);
});
