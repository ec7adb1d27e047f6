import { createEditor, type Editor } from '../../scripts/editor.mjs';
import { entriesOf, entryOf } from './client';
import type { TestCms } from './cms';

/** A member of staff with a role, logged in. */
export async function joinStaff(
  cms: TestCms,
  admin: Editor,
  code: string,
  name: string,
): Promise<Editor> {
  const roles = entriesOf(entryOf(await admin.request('GET', '/admin/roles')).data);
  const email = `${name}@example.com`;
  const created = await admin.request('POST', '/admin/users', {
    email,
    firstname: name,
    roles: [roles.find((role) => role.code === code)?.id],
  });
  const password = 'Aa1-of-a-test';
  await admin.request('POST', '/admin/register', {
    registrationToken: entryOf(entryOf(created).data).registrationToken,
    userInfo: { firstname: name, password },
  });
  return createEditor({ ...cms, adminEmail: email, adminPassword: password });
}

/** A member of staff who may do with a type what is listed, with these fields of it only. */
export async function joinWithFields(
  cms: TestCms,
  admin: Editor,
  name: string,
  { subject, actions, fields }: { subject: string; actions: string[]; fields: string[] },
): Promise<Editor> {
  const role = entryOf(entryOf(await admin.request('POST', '/admin/roles', { name })).data);
  const permissions = actions.map((action) => ({
    action: `plugin::content-manager.explorer.${action}`,
    ...{ subject, properties: { fields }, conditions: [] },
  }));
  await admin.request('PUT', `/admin/roles/${role.id}/permissions`, { permissions });
  return joinStaff(cms, admin, String(role.code), name);
}
