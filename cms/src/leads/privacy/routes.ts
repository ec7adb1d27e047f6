import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { adminRoutes } from '../../admin-routes';
import { bodyOf } from '../../body-of';
import { mayReadAll } from '../../forms/access';
import { FORM_UIDS } from '../../forms/form-types';
import { permissionsOf, staffName } from '../../staff';
import { textOf } from '../../text-of';
import { readLeadSettings } from '../settings/read-settings';
import { deleteRecords } from './delete-records';
import { latestEvents, noteEvent } from './events';
import { findPerson } from './find-person';

/**
 * `/personal-data`: everything about one address, for staff whose role may read and delete all that visitors
 * sent. The address is in the body: one in a URL would be in logs.
 */
export function offerPersonalData(strapi: Core.Strapi): void {
  const mayUse = (ctx: Context, uid: string) =>
    permissionsOf(strapi, ctx, uid).may('delete', {}) && mayReadAll(strapi, ctx, uid);
  const allowed =
    (work: (ctx: Context, email: string) => Promise<void>) =>
    async (_: Core.Strapi, ctx: Context) => {
      if (!FORM_UIDS.every((uid) => mayUse(ctx, uid))) return ctx.forbidden();
      await work(ctx, textOf(bodyOf(ctx).email));
    };
  const list = allowed(async (ctx) => {
    ctx.body = await latestEvents(strapi);
  });
  const find = allowed(async (ctx, email) => {
    ctx.body = { records: email === '' ? [] : await findPerson(strapi, email) };
  });
  const exportAll = allowed(async (ctx, email) => {
    const records = email === '' ? [] : await findPerson(strapi, email);
    await note(strapi, ctx, 'exported', records.length);
    const { timeZone } = await readLeadSettings(strapi);
    ctx.body = { exportedAt: new Date().toISOString(), email, records, timeZone };
  });
  const deleteAll = allowed(async (ctx, email) => {
    const records = email === '' ? [] : await findPerson(strapi, email);
    // With its line in the log, or not at all.
    const deleted = await strapi.db.transaction(async () => {
      let count = 0;
      for (const uid of FORM_UIDS) {
        const own = records.filter((record) => record.uid === uid);
        const ids = own.map(({ documentId }) => documentId);
        count += await deleteRecords(strapi, uid, ids);
      }
      await note(strapi, ctx, 'deleted', count);
      return count;
    });
    ctx.body = { deleted };
  });
  adminRoutes(strapi, [
    ['GET', '/personal-data', list],
    ['POST', '/personal-data/find', find],
    ['POST', '/personal-data/export', exportAll],
    ['POST', '/personal-data/delete', deleteAll],
  ]);
}

async function note(
  strapi: Core.Strapi,
  ctx: Context,
  action: 'exported' | 'deleted',
  records: number,
): Promise<void> {
  const author = staffName(ctx.state.user) ?? '';
  if (records > 0) await noteEvent(strapi, { action, records, author });
}
