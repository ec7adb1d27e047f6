import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { textOf } from '../../editing/writes';
import { FORM_UIDS } from '../../forms/form-types';
import { isRecord } from '../../is-record';
import { may, nameOf } from '../inbox/access';
import { deleteRecords } from './delete-records';
import { latestEvents, noteEvent } from './events';
import { findPerson } from './find-person';

/**
 * `/personal-data`: everything about one address, for staff whose role may delete what visitors
 * sent. The address is in the body: one in a URL would be in logs.
 */
export function offerPersonalData(strapi: Core.Strapi): void {
  const config = { policies: ['admin::isAuthenticatedAdmin'] };
  const info = { type: 'admin' };
  const allowed =
    (work: (ctx: Context, email: string) => Promise<void>) => async (ctx: Context) => {
      ctx.set('Cache-Control', 'no-store');
      if (!FORM_UIDS.every((uid) => may(strapi, ctx, 'delete', uid))) return ctx.forbidden();
      const body: unknown = ctx.request.body;
      await work(ctx, isRecord(body) ? textOf(body.email) : '');
    };
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      {
        method: 'GET',
        path: '/personal-data',
        handler: allowed(async (ctx) => {
          ctx.body = { events: await latestEvents(strapi) };
        }),
        info,
        config,
      },
      {
        method: 'POST',
        path: '/personal-data/find',
        handler: allowed(async (ctx, email) => {
          ctx.body = { records: email === '' ? [] : await findPerson(strapi, email) };
        }),
        info,
        config,
      },
      {
        method: 'POST',
        path: '/personal-data/export',
        handler: allowed(async (ctx, email) => {
          const records = email === '' ? [] : await findPerson(strapi, email);
          await note(strapi, ctx, 'exported', records.length);
          ctx.body = { exportedAt: new Date().toISOString(), email, records };
        }),
        info,
        config,
      },
      {
        method: 'POST',
        path: '/personal-data/delete',
        handler: allowed(async (ctx, email) => {
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
        }),
        info,
        config,
      },
    ],
  });
}

async function note(
  strapi: Core.Strapi,
  ctx: Context,
  action: 'exported' | 'deleted',
  records: number,
): Promise<void> {
  if (records > 0) await noteEvent(strapi, { action, records, author: nameOf(ctx.state.user) });
}
