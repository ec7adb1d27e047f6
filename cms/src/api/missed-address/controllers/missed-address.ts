import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { isRecord } from '../../../is-record';
import { countMisses, readReport } from '../../../redirects/missed-addresses';

export default factories.createCoreController('api::missed-address.missed-address', ({ strapi }) => ({
  /** Adds a batch of misses: `{ data: [{ path, hits }] }`. Answers how many were counted. */
  async report(ctx: Context) {
    const body: unknown = ctx.request.body;
    const misses = readReport(isRecord(body) ? body.data : null);
    await countMisses(strapi, misses);
    ctx.status = 201;
    ctx.body = { data: { counted: misses.length } };
  },
}));
