import { createHmac } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { isLeadUid, LEAD_KINDS, type Row, VISITOR_FIELDS } from '../lead-types';
import { readLeadSettings } from '../settings/read-settings';
import type { Outcome } from './channel';

const TIMEOUT_MS = 10_000;
const FIELDS = [...VISITOR_FIELDS, 'source'];

/**
 * Sends a lead to the webhook of the organization, signed as Standard Webhooks says: the header
 * `webhook-signature` is `v1,` and the base64 HMAC-SHA256 of `id.timestamp.body`. The `webhook-id`
 * is the same at each attempt, so that a receiver can leave out what it has already.
 */
export async function forward(strapi: Core.Strapi, uid: string, row: Row): Promise<Outcome> {
  const { webhookUrl, webhookSecret } = await readLeadSettings(strapi);
  // The address was removed in the meantime.
  if (webhookUrl === null) return 'refused';
  const id = `record-${row.documentId}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const body = JSON.stringify({
    type: 'lead.created',
    timestamp: new Date(String(row.createdAt)).toISOString(),
    data: {
      id: row.documentId,
      kind: isLeadUid(uid) ? LEAD_KINDS[uid] : uid,
      ...Object.fromEntries(FIELDS.map((name) => [name, row[name] ?? null])),
    },
  });
  const response = await fetch(webhookUrl, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': sign(webhookSecret, `${id}.${timestamp}.${body}`),
    },
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  return 'done';
}

function sign(secret: string, text: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  return `v1,${createHmac('sha256', key).update(text).digest('base64')}`;
}
