import type { Core, Struct } from '@strapi/strapi';
import { editedTypes, isShown } from '../editing/edited-types';
import { REVISION } from '../editing/revisions';
import { FORM_UIDS } from '../forms/form-types';
import { STAFF_FIELDS } from '../forms/guard-submissions';
import { isRecord } from '../is-record';
import { LEAD_UIDS } from '../leads/lead-types';
import { LEAD_SETTINGS } from '../leads/settings/read-settings';
import { readNote, writeNote } from './notes';

const ARTICLE = 'api::article.article';
const ARTICLE_TYPE = 'api::article-type.article-type';
const PERMISSION_UID = 'admin::permission';
const OWN = ['admin::is-creator'];
/** Setting the time of publication is publishing. */
const PLAN_FIELDS = ['publishAt', 'publishProblem'];

/** The roles that this service provides. */
export const ROLE_CODES = ['strapi-editor', 'strapi-author', 'site-sales', 'site-manager'] as const;

type Permission = {
  action: string;
  subject: string | null;
  properties: { fields?: string[] };
  conditions: string[];
};
/** Fields by permission, as an earlier boot granted them. */
type RoleNote = { granted: Record<string, string[]> };
type Role = {
  code: (typeof ROLE_CODES)[number];
  permissions: Permission[];
  own?: { name: string; description: string };
};

/**
 * What the roles beside the super admin may do, in place of Strapi's own choice, which lets editors
 * delete what visitors sent and rearrange the admin:
 *
 * - Editors write, publish and delete all content, read what visitors sent, and add notes to it.
 * - Authors write articles, see and change their own only, and publish none.
 * - Sales sees quotes and messages, and nothing else.
 * - Managers do what editors and sales do, delete what visitors sent, and decide what happens to it.
 * - Settings of the service belong to the super admin.
 *
 * Granted once; a later boot adds what is new, takes away the fields that this version grants no more, and
 * leaves alone what the super admin changed.
 */
export async function provideRoles(strapi: Core.Strapi): Promise<void> {
  const roles: Role[] = [
    { code: 'strapi-editor', permissions: editorPermissions(strapi) },
    { code: 'strapi-author', permissions: authorPermissions(strapi) },
    {
      code: 'site-sales',
      permissions: submissionPermissions(strapi, LEAD_UIDS),
      own: {
        name: 'Sales',
        description: 'Reads and answers what visitors sent, and nothing else.',
      },
    },
    {
      code: 'site-manager',
      permissions: managerPermissions(strapi),
      own: {
        name: 'Manager',
        description: 'All content, what visitors sent, and what happens to it.',
      },
    },
  ];
  for (const role of roles) await provideRole(strapi, role);
}

function managerPermissions(strapi: Core.Strapi): Permission[] {
  const settings = fieldsOf(strapi, strapi.contentType(LEAD_SETTINGS));
  return [
    ...editorPermissions(strapi),
    ...FORM_UIDS.map((uid) => onContent('delete', uid)),
    ...['create', 'read', 'update'].map((action) => onContent(action, LEAD_SETTINGS, settings)),
  ];
}

function editorPermissions(strapi: Core.Strapi): Permission[] {
  const content = editedTypes(strapi).flatMap((type) => [
    ...['create', 'read', 'update'].map((action) =>
      onContent(action, type.uid, fieldsOf(strapi, type)),
    ),
    onContent('delete', type.uid),
    ...(type.options?.draftAndPublish ? [onContent('publish', type.uid)] : []),
  ]);
  return [...content, ...submissionPermissions(strapi), ...library([])];
}

/** Reads what visitors sent, and writes what staff add to it. */
function submissionPermissions(
  strapi: Core.Strapi,
  uids: readonly (typeof FORM_UIDS)[number][] = FORM_UIDS,
): Permission[] {
  return uids.flatMap((uid) => {
    const fields = fieldsOf(strapi, strapi.contentType(uid));
    const written = fields.filter((field) => [...STAFF_FIELDS, REVISION].includes(field));
    const isFollowedUp = written.some((field) => field !== REVISION);
    return [
      onContent('read', uid, fields),
      ...(isFollowedUp ? [onContent('update', uid, written)] : []),
    ];
  });
}

function authorPermissions(strapi: Core.Strapi): Permission[] {
  const fields = fieldsOf(strapi, strapi.contentType(ARTICLE));
  const written = fields.filter((field) => !PLAN_FIELDS.includes(field));
  const collection = fieldsOf(strapi, strapi.contentType(ARTICLE_TYPE)).filter(
    (field) => field !== 'articles',
  );
  return [
    onContent('create', ARTICLE, written),
    onContent('read', ARTICLE, fields, OWN),
    onContent('update', ARTICLE, written, OWN),
    // To choose the collections of an article, not to read what colleagues write for them.
    onContent('read', ARTICLE_TYPE, collection),
    ...library(OWN),
  ];
}

function onContent(
  action: string,
  subject: string,
  fields?: string[],
  conditions: string[] = [],
): Permission {
  return {
    action: `plugin::content-manager.explorer.${action}`,
    subject,
    properties: fields ? { fields } : {},
    conditions,
  };
}

/** All may use every image; `changeable` says which ones they may change or delete. */
function library(changeable: string[]): Permission[] {
  const actions: [string, string[]][] = [
    ['read', []],
    ['assets.create', []],
    ['assets.update', changeable],
    ['assets.download', []],
    ['assets.copy-link', []],
  ];
  return actions.map(([action, conditions]) => ({
    action: `plugin::upload.${action}`,
    subject: null,
    properties: {},
    conditions,
  }));
}

/** All fields of a type, those of its components included, as permissions name them. */
function fieldsOf(strapi: Core.Strapi, type: Struct.ContentTypeSchema): string[] {
  const fields: string[] = strapi
    .service('admin::content-type')
    .getNestedFields(type, { components: strapi.components });
  return fields.filter((field) => field === REVISION || isShown(type.attributes[field]));
}

async function provideRole(strapi: Core.Strapi, { code, permissions, own }: Role): Promise<void> {
  const roles = strapi.service('admin::role');
  const note = await readNote(strapi, roleNoteKey(code), isRoleNote);
  const known = await roles.findOne({ code });
  // One that staff deleted stays deleted, and a role of theirs with the same name is theirs.
  const isMissing = !known && own && !note && !(await roles.exists({ name: own.name }));
  const role = isMissing ? await roles.create({ ...own, code }) : known;
  if (!role) return;
  await strapi.db.transaction(async () => {
    if (!note) await roles.assignPermissions(role.id, permissions);
    else await followUp(strapi, role.id, permissions, note);
    const granted = Object.fromEntries(
      permissions.map((permission) => [keyOf(permission), permission.properties.fields ?? []]),
    );
    await writeNote(strapi, roleNoteKey(code), { granted: { ...note?.granted, ...granted } });
  });
}

/** What this version grants and no earlier one did, whole permissions and fields; and the other way round, fields only. */
async function followUp(
  strapi: Core.Strapi,
  roleId: number,
  permissions: Permission[],
  { granted }: RoleNote,
): Promise<void> {
  const isNew = (permission: Permission) => !(keyOf(permission) in granted);
  const missing = permissions.filter(isNew);
  if (missing.length > 0) {
    // An older version that did not know it may have left it.
    const rows = await strapi.db
      .query(PERMISSION_UID)
      .findMany({ where: { role: { id: roleId } } });
    const held = rows.map(keyOf);
    const added = missing.filter((each) => !held.includes(keyOf(each)));
    if (added.length > 0) await strapi.service('admin::role').addPermissions(roleId, added);
  }

  for (const permission of permissions.filter((each) => !isNew(each))) {
    const known = granted[keyOf(permission)] ?? [];
    const today = permission.properties.fields ?? [];
    const fields = today.filter((field) => !known.includes(field));
    const withdrawn = known.filter((field) => !today.includes(field));
    if (fields.length === 0 && withdrawn.length === 0) continue;
    const { action, subject } = permission;
    const rows = await strapi.db
      .query(PERMISSION_UID)
      .findMany({ where: { action, subject, role: { id: roleId } } });
    for (const row of rows.filter((each) => keyOf(each) === keyOf(permission))) {
      const current: string[] = row.properties.fields ?? [];
      const left = current.filter((field) => !withdrawn.includes(field));
      await strapi.db.query(PERMISSION_UID).update({
        where: { id: row.id },
        data: { properties: { ...row.properties, fields: [...new Set([...left, ...fields])] } },
      });
    }
  }
}

function keyOf({ action, subject, conditions }: Permission): string {
  return [action, subject ?? '', ...conditions].join(' ');
}

/** Which note has what an earlier boot granted to a role. */
export function roleNoteKey(code: Role['code']): string {
  return `role ${code}`;
}

export function isRoleNote(value: unknown): value is RoleNote {
  return isRecord(value) && isRecord(value.granted);
}
