import type { Core } from '@strapi/strapi';
import { adminRoutes } from '../../admin-routes';
import { handleLeads } from './handlers';

/** `/leads`: what visitors sent, for staff whose role may read it. */
export function offerLeads(strapi: Core.Strapi): void {
  const { list, count, people, exportFile, find, change, note } = handleLeads(strapi);
  const one = '/leads/:uid/:documentId';
  adminRoutes(strapi, [
    ['GET', '/leads', (_, ctx) => list(ctx)],
    ['GET', '/leads/count', (_, ctx) => count(ctx)],
    ['GET', '/leads/people', (_, ctx) => people(ctx)],
    ['GET', '/leads/export', (_, ctx) => exportFile(ctx)],
    ['GET', one, (_, ctx) => find(ctx)],
    ['PUT', one, (_, ctx) => change(ctx)],
    ['POST', `${one}/notes`, (_, ctx) => note(ctx)],
  ]);
}
