import type { IncomingMessage } from 'node:http';
import { DRAFT_COOKIES, VARIANT_HEADERS } from '@/lib/server/ops/next-internals';

/** What a client sent: its method and headers. */
export type SentRequest = Pick<IncomingMessage, 'method' | 'headers'>;

/** The request as the client sent it: the framework takes from its headers those that it has understood. */
export function copyRequest({ method, headers }: IncomingMessage): SentRequest {
  return { method, headers: { ...headers } };
}

/** Whether a request changes nothing. */
export function isRead({ method }: Pick<SentRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Whether a request is an editor's, who sees a preview: no cache may have it. */
export function isPreview({ headers }: Pick<SentRequest, 'headers'>): boolean {
  return DRAFT_COOKIES.test(headers.cookie ?? '');
}

/** Whether anybody could have sent this request, so that one response fits all. */
export function isShared(request: SentRequest): boolean {
  const { headers } = request;
  if (!isRead(request) || isPreview(request) || headers.authorization !== undefined) return false;
  for (const name in headers) if (VARIANT_HEADERS.test(name)) return false;
  return true;
}
