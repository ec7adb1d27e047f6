import { factories, type UID } from '@strapi/strapi';
import type { Context } from 'koa';
import { findForSite } from './with-change';

/** The controller of a type whose unsaved changes have a preview: its list has the change that a read names. */
export const siteListController = (uid: UID.ContentType) =>
  factories.createCoreController(uid, ({ strapi }) => ({
    async find(ctx: Context) {
      return findForSite(strapi, ctx, () => super.find(ctx));
    },
  }));
