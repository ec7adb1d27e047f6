import type { Core } from '@strapi/strapi';
import { FORM_UIDS } from '../forms/form-types';
import { isRecord } from '../is-record';
import { readNote, writeNote } from './notes';

const TOKEN_UID = 'admin::api-token';
const PERMISSION_UID = 'admin::api-token-permission';
const NOTE = 'api-token';

/** What the site reads. A new content type that visitors see is added here. */
const COLLECTIONS = [
  'api::article.article',
  'api::article-type.article-type',
  'api::case-study.case-study',
  'api::category.category',
  'api::certificate.certificate',
  'api::company-address.company-address',
  'api::global-entity.global-entity',
  'api::menu.menu',
  'api::qna.qna',
  'api::redirect.redirect',
  'api::service.service',
  'api::service-page.service-page',
  'api::team.team',
  'api::testimonial.testimonial',
  'api::vacancy.vacancy',
];
const SINGLE_TYPES = [
  'api::about.about',
  'api::company-profile.company-profile',
  'api::press-kit.press-kit',
];

const PERMISSIONS = [
  ...COLLECTIONS.flatMap((uid) => [`${uid}.find`, `${uid}.findOne`]),
  ...SINGLE_TYPES.map((uid) => `${uid}.find`),
  'api::category.category.buildTree',
  'api::menu.menu.tree',
  'api::missed-address.missed-address.report',
  'api::submission.submission.notified',
  'api::submission.submission.outbox',
  'api::submission.submission.subscriber',
  ...FORM_UIDS.map((uid) => `${uid}.create`),
];

type TokenNote = { id: number; granted: string[] };

/**
 * The one token of the site. Its key follows CONTENT_API_TOKEN; its permissions are those above, and
 * a permission that staff took away stays away.
 */
export async function provideApiToken(strapi: Core.Strapi): Promise<void> {
  const key = process.env.CONTENT_API_TOKEN;
  if (!key) throw new Error('CONTENT_API_TOKEN is missing: it is the token the site reads with');

  const note = await readNote(strapi, NOTE, isTokenNote);
  if (!note) await deleteDefaultTokens(strapi);

  const known = note && (await strapi.db.query(TOKEN_UID).findOne({ where: { id: note.id } }));
  const id: number = known ? known.id : await createToken(strapi);
  const granted = known && note ? note.granted : [];
  for (const action of PERMISSIONS.filter((permission) => !granted.includes(permission))) {
    await strapi.db.query(PERMISSION_UID).create({ data: { action, token: id } });
  }

  const tokens = strapi.service('admin::api-token');
  const encryption = strapi.service('admin::encryption');
  await strapi.db.query(TOKEN_UID).update({
    where: { id },
    data: { accessKey: tokens.hash(key), encryptedKey: encryption.encrypt(key) },
  });
  await writeNote(strapi, NOTE, { id, granted: [...new Set([...granted, ...PERMISSIONS])] });
}

/**
 * After an older version, which takes from a token all that it does not know: the next boot grants that again. Of what
 * is missing only types can be told from what staff took away, which is granted again as well.
 */
export async function dropLostPermissions(
  strapi: Core.Strapi,
  oldContentTypes: Record<string, unknown>,
): Promise<void> {
  const note = await readNote(strapi, NOTE, isTokenNote);
  const wasUnknown = note?.granted.some((action) => {
    const uid = action.slice(0, action.lastIndexOf('.'));
    return uid in strapi.contentTypes && !(uid in oldContentTypes);
  });
  if (!note || !wasUnknown) return;
  const rows = await strapi.db.query(PERMISSION_UID).findMany({ where: { token: note.id } });
  const held = rows.map(({ action }) => action);
  const granted = note.granted.filter((action) => held.includes(action));
  await writeNote(strapi, NOTE, { ...note, granted });
}

/** Strapi makes a full-access and a read-only token on an empty database; both read visitors' records. */
async function deleteDefaultTokens(strapi: Core.Strapi): Promise<void> {
  await strapi.db
    .query(TOKEN_UID)
    .deleteMany({ where: { name: { $in: ['Read Only', 'Full Access'] } } });
}

async function createToken(strapi: Core.Strapi): Promise<number> {
  const token = await strapi.service('admin::api-token').create({
    name: 'Site',
    description: 'Reads what visitors see and stores what they send. Its key is CONTENT_API_TOKEN.',
    type: 'custom',
    lifespan: null,
    permissions: [],
  });
  return token.id;
}

function isTokenNote(value: unknown): value is TokenNote {
  return isRecord(value) && typeof value.id === 'number' && Array.isArray(value.granted);
}
