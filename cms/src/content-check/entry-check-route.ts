import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { findMissingTexts } from '../editing/alternative-texts';
import { findAddressProblem } from '../editing/page-addresses';
import { UNREADABLE } from '../editing/readable-entry';
import { findEmptyFields } from '../editing/required-fields';
import { describeLoss, SETTING } from '../editing/setting-keys';
import { openEntry } from '../history/access';
import { editedRow, hasDrafts } from '../models';
import { permissionsOf } from '../staff';
import { textOf } from '../text-of';
import { findLeadingHere } from './leading-here';
import { placeInWords } from './places';

const OFFICE = 'api::company-address.company-address';
const IN_FOOTER =
  'This office is in the footer of every page. The first of the others will be there instead: to choose which, switch it on there first.';

/**
 * `GET /entry-check/:uid/:documentId`: why the entry as it is saved would not be published, by the rules that
 * refuse it then; whether visitors see the entry, in which other entries they see a link to it, and what every
 * page would miss without it.
 */
export async function answerEntryCheck(strapi: Core.Strapi, ctx: Context): Promise<void> {
  const { uid, documentId, row, snapshot } = await openEntry(strapi, ctx);
  const isDrafted = hasDrafts(strapi, uid);
  const published = { where: { documentId, publishedAt: { $notNull: true } } };
  const shown = isDrafted ? await strapi.db.query(uid).findOne(published) : row;
  const address = await findAddressProblem(strapi, uid, documentId);
  const missing = await findMissingTexts(strapi, uid, editedRow(strapi, uid, documentId));
  const refusals = [
    ...(address ? [{ path: ['slug'], message: address }] : []),
    ...(isDrafted ? [...findEmptyFields(strapi, uid, snapshot), ...missing] : []),
  ];
  const slug = textOf(shown?.slug ?? row.slug);
  const leading = await findLeadingHere(strapi, uid, documentId, slug);
  ctx.body = {
    refusals: refusals.map(({ path, message }) => ({
      place: placeInWords(strapi, uid, snapshot, path.join('.')),
      message,
    })),
    isPublished: Boolean(shown),
    loss: lossOf(uid, row),
    leadingHere: leading.map((entry) =>
      permissionsOf(strapi, ctx, entry.uid).may('read', entry.row) ? entry.name : UNREADABLE,
    ),
  };
}

/** What every page misses without an entry; empty where that is nothing. */
function lossOf(uid: string, row: Record<string, unknown>): string {
  if (uid === OFFICE && row.isDefault === true) return IN_FOOTER;
  return uid === SETTING ? describeLoss(textOf(row.key)) : '';
}
