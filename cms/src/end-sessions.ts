import type { Core } from '@strapi/strapi';
import { isRecord } from './is-record';

/**
 * Ends the sessions of a member of staff who gets another password, or is switched off. Strapi ends them only where
 * people change their own: who has stolen a login would stay for weeks, also once the account is switched on again.
 */
export function endSessions(strapi: Core.Strapi): void {
  strapi.db.lifecycles.subscribe({
    models: ['admin::user'],
    afterUpdate: async ({ params: { data }, result }) => {
      if (!isRecord(data) || !isRecord(result)) return;
      if (!('password' in data) && data.isActive !== false) return;
      await strapi.sessionManager('admin').invalidateRefreshToken(String(result.id));
    },
  });
}
