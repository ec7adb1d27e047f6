import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { bodyOf } from '../../../body-of';
import { countNotFound, readReport } from '../../../redirects/not-found-log';

export default factories.createCoreController(
  'api::missed-address.missed-address',
  ({ strapi }) => ({
    /** Adds a batch of counts: `{ data: [{ path, hits, referrer }] }`. Responds with how many addresses it had. */
    async report(ctx: Context) {
      const entries = readReport(bodyOf(ctx).data);
      await countNotFound(strapi, entries);
      ctx.status = 201;
      ctx.body = { data: { counted: entries.length } };
    },
  }),
);
