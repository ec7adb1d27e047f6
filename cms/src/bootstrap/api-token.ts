import type { Core } from '@strapi/strapi';
import { FORM_UIDS } from '../forms/form-types';
import { isRecord } from '../is-record';
import { readNote, writeNote } from './notes';

const TOKEN_UID = 'admin::api-token';
const PERMISSION_UID = 'admin::api-token-permission';

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

  const note = await readNote(strapi, 'api-token', isTokenNote);
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
  await writeNote(strapi, 'api-token', { id, granted: [...new Set([...granted, ...PERMISSIONS])] });
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
