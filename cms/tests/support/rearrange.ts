import { expect } from 'vitest';
import type { Editor } from '../../scripts/editor.mjs';
import { entriesOf, entryOf } from './client';
import { readView, writeView } from './view';

const ARTICLE = 'api::article.article';

/**
 * Rearranges the form of an article, takes a right from a role, and leaves photos as they are, as staff may.
 *
 * @returns what expects all of it to be as they left it, in a later boot.
 */
export async function rearrange(admin: Editor): Promise<(again: Editor) => Promise<void>> {
  const view = await readView(admin, ARTICLE);
  const title = view.metadatas.title;
  if (!title) throw new Error('The title of an article is not in the view');
  title.edit.label = 'Headline';
  view.layouts.list = ['title', 'updatedAt'];
  view.layouts.edit.reverse();
  view.settings.pageSize = 50;
  await writeView(admin, ARTICLE, view);
  const arranged = await readView(admin, ARTICLE);
  expect(arranged.metadatas.title?.edit.label).toBe('Headline');

  const editors = await findEditorRole(admin);
  const granted = await readPermissions(admin, editors);
  const fewer = granted.filter(({ subject }) => subject !== 'api::menu.menu');
  expect(fewer.length).toBeLessThan(granted.length);
  await admin.request('PUT', permissionsOf(editors), {
    permissions: fewer.map(({ action, subject, properties, conditions }) => ({
      action,
      subject,
      properties,
      conditions,
    })),
  });

  const { data: settings } = entryOf(await admin.request('GET', '/upload/settings'));
  expect(settings, 'photos are turned upright').toMatchObject({ autoOrientation: true });
  const chosen = { ...entryOf(settings), autoOrientation: false };
  await admin.request('PUT', '/upload/settings', chosen);

  return async (again) => {
    expect(await again.request('GET', '/upload/settings')).toEqual({ data: chosen });
    expect(await readView(again, ARTICLE), 'a form that staff rearranged').toEqual(arranged);
    const kept = await readPermissions(again, editors);
    expect(kept, 'a right that staff took away').toHaveLength(fewer.length);
  };
}

async function findEditorRole(admin: Editor): Promise<unknown> {
  const roles = entriesOf(entryOf(await admin.request('GET', '/admin/roles')).data);
  return roles.find(({ code }) => code === 'strapi-editor')?.id;
}

async function readPermissions(admin: Editor, role: unknown) {
  return entriesOf(entryOf(await admin.request('GET', permissionsOf(role))).data);
}

const permissionsOf = (role: unknown) => `/admin/roles/${role}/permissions`;
