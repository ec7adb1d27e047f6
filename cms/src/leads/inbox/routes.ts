import type { Core } from '@strapi/strapi';
import { handleLeads } from './handlers';

/** `/leads`: what visitors sent, for staff whose role may read it. */
export function offerLeads(strapi: Core.Strapi): void {
  const { list, count, people, exportFile, find, change, note } = handleLeads(strapi);
  const one = '/leads/:uid/:documentId';
  strapi.server.routes({
    type: 'admin',
    prefix: '',
    routes: [
      { method: 'GET' as const, path: '/leads', handler: list },
      { method: 'GET' as const, path: '/leads/count', handler: count },
      { method: 'GET' as const, path: '/leads/people', handler: people },
      { method: 'GET' as const, path: '/leads/export', handler: exportFile },
      { method: 'GET' as const, path: one, handler: find },
      { method: 'PUT' as const, path: one, handler: change },
      { method: 'POST' as const, path: `${one}/notes`, handler: note },
    ].map((route) => ({
      ...route,
      info: { type: 'admin' },
      config: { policies: ['admin::isAuthenticatedAdmin'] },
    })),
  });
}
