import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bodyOf } from '../../../body-of';
import { isRecord } from '../../../is-record';
import { LEAD_UIDS } from '../../../leads/lead-types';
import { changeSubscription } from '../../../leads/newsletter/change-subscription';
import { NOTIFY } from '../../../leads/outbox/channel';
import { countOutbox } from '../../../leads/outbox/count-outbox';
import { settle } from '../../../leads/outbox/run-outbox';

const OUTCOMES = { sent: 'done', blocked: 'refused' } as const;

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * The sales team was notified of a record, or never will be (`blocked`):
   * `{ data: { documentId, outcome: 'sent' | 'blocked' } }`.
   */
  async notified(ctx: Context) {
    const { documentId, outcome } = dataOf(ctx);
    const known = outcome === 'sent' || outcome === 'blocked' ? OUTCOMES[outcome] : null;
    if (typeof documentId !== 'string' || known === null) return ctx.badRequest('Invalid data');
    let settled = 0;
    for (const uid of LEAD_UIDS) settled += await settle(strapi, NOTIFY, uid, documentId, known);
    ctx.body = { data: { settled } };
  },

  /** `{ data: { waiting, oldestSeconds } }`: what nobody was told about yet. */
  async outbox(ctx: Context) {
    ctx.body = { data: await countOutbox(strapi) };
  },

  /**
   * Confirms or ends a subscription, by the token of a link in a mail:
   * `{ data: { token, purpose } }`. 404 for a token that is not ours, or too old.
   */
  async subscriber(ctx: Context) {
    const { token, purpose } = dataOf(ctx);
    if (!(await changeSubscription(strapi, token, purpose))) return ctx.notFound();
    ctx.body = { data: { purpose } };
  },
});

function dataOf(ctx: Context): Record<string, unknown> {
  const { data } = bodyOf(ctx);
  return isRecord(data) ? data : {};
}
