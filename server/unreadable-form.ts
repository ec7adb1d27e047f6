import type { ServerResponse } from 'node:http';
import { ACTION_HEADER } from '@/lib/server/ops/next-internals';
import type { SentRequest } from './sent-request';

/**
 * Whether a response says that the framework could not read the form it was sent, or that it came from
 * another site: its shortest error, without a type, to a browser without scripts; data without a result
 * to one with scripts. No action of this site throws.
 */
export function isUnreadableForm(sent: SentRequest, response: ServerResponse): boolean {
  if (sent.method !== 'POST' || response.statusCode !== 500) return false;
  const type = String(response.getHeader('content-type') ?? 'text/plain');
  if (isAction(sent)) return type.startsWith('text/x-component');
  const isForm = (sent.headers['content-type'] ?? '').startsWith('multipart/form-data');
  return isForm && type === 'text/plain';
}

/** What is sent instead; to a browser with scripts the data says what has happened. */
export function toBadRequest(sent: SentRequest, body: Buffer): { status: number; body: Buffer } {
  return { status: 400, body: isAction(sent) ? body : Buffer.from('Bad Request') };
}

function isAction({ headers }: SentRequest): boolean {
  return headers[ACTION_HEADER] !== undefined;
}
