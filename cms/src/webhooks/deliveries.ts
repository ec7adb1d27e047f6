import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { isFormUid } from '../forms/form-types';
import { LEAD_SETTINGS } from '../leads/settings/read-settings';

type Delivery = { statusCode: number; message?: string };
type Webhook = { name?: string; url: string };
type Info = { uid?: string };
type Send = (webhook: Webhook, event: string, info?: Info) => Promise<Delivery>;
type Log = { warn(message: string, fields: object): unknown };

/** The site itself is the source of the not-found log, and shows nothing of the settings of leads. */
const UNANNOUNCED = ['api::missed-address.missed-address', LEAD_SETTINGS];
/** A site that is restarted, and the proxy before it that is replaced, are back by then. */
const RETRY_DELAYS_MS = [1_000, 10_000, 60_000];
/** The site applies together what arrives meanwhile. Strapi's five at a time keep an editor behind a program's hundreds. */
const CONCURRENCY = 100;
const ADVICE = 'REVALIDATE_SECRET must be the same in the site and in the content service.';

const inFlight = new Set<Promise<Delivery>>();

/**
 * Every webhook leaves through here. What visitors sent never does: it is personal data, and Strapi
 * would post it to each address that listens to new entries, no matter who added that webhook.
 */
export function guardDeliveries(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner');
  runner.queue.concurrency = CONCURRENCY;
  runner.run = guardSend(runner.run.bind(runner), strapi.log);
}

/** Sends what may leave, and later again what was not taken; nobody waits for that. */
export function guardSend(send: Send, log: Log): Send {
  return async (webhook, event, info) => {
    if (isFormUid(info?.uid) || UNANNOUNCED.includes(info?.uid ?? '')) return { statusCode: 204 };

    const delivery = send(webhook, event, info);
    inFlight.add(delivery);
    const result = await delivery.finally(() => inFlight.delete(delivery));
    if (isRefused(result)) {
      log.warn(`Webhook ${webhook.url} was refused. ${ADVICE}`, {
        event: 'webhook-refused',
      });
    }
    if (isFailed(result)) retry(0);
    return result;

    function retry(attempt: number): void {
      const delay = RETRY_DELAYS_MS[attempt];
      if (delay === undefined) return;
      setTimeout(async () => {
        const again = await send(webhook, event, info);
        if (!isFailed(again)) return;
        if (attempt + 1 === RETRY_DELAYS_MS.length) {
          const reason = `${again.statusCode} ${again.message ?? ''}`.slice(0, 200);
          const advice = isRefused(again) ? ADVICE : 'Is the site up?';
          log.warn(`Webhook ${webhook.url} did not take ${event}: ${reason} ${advice}`, {
            event: 'webhook-failed',
          });
        }
        retry(attempt + 1);
      }, delay).unref();
    }
  };
}

/** Resolves when no delivery is on its way. */
export async function deliveriesDone(): Promise<void> {
  while (inFlight.size > 0) {
    await Promise.allSettled(inFlight);
    // The next one of Strapi's queue starts in this turn.
    await nextTurn();
  }
}

function isFailed({ statusCode }: Delivery): boolean {
  return statusCode < 200 || statusCode >= 300;
}

function isRefused({ statusCode }: Delivery): boolean {
  return statusCode === 401 || statusCode === 403;
}
