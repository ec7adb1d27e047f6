import { factories } from '@strapi/strapi';
import type { Context } from 'koa';
import { findForSite } from '../../../preview/unsaved/with-change';

export default factories.createCoreController('api::certificate.certificate', ({ strapi }) => ({
  async find(ctx: Context) {
    return findForSite(strapi, ctx, () => super.find(ctx));
  },
}));
