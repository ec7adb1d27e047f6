import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { shared } from './shared-state';

/** The header that names a request to every program on its way. */
export const REQUEST_ID_HEADER = 'x-request-id';
/** What a proxy may have given; anything else could break a line of a log or a header. */
const REQUEST_ID = /^[\w.:-]{8,64}$/;

const storage = shared('requestContext', () => new AsyncLocalStorage<{ id: string }>());

/** The id that came with a request, if it is a safe one; else a new one. */
export function toRequestId(received: string | string[] | undefined): string {
  return typeof received === 'string' && REQUEST_ID.test(received) ? received : randomUUID();
}

/** Runs what handles a request; {@link currentRequestId} knows its id. */
export function runWithRequestId<T>(id: string, handle: () => T): T {
  return storage().run({ id }, handle);
}

/** The id of the request that is being handled; `null` outside of one. */
export function currentRequestId(): string | null {
  return storage().getStore()?.id ?? null;
}
