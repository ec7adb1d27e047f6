import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** The site sends it with each of its requests (lib/server/ops/request-context.ts). */
export const REQUEST_ID_HEADER = 'x-request-id';
const REQUEST_ID = /^[\w.:-]{8,64}$/;

const storage = new AsyncLocalStorage<string>();

/** The id that came with a request, if it is a safe one; else a new one. */
export function toRequestId(received: string): string {
  return REQUEST_ID.test(received) ? received : randomUUID();
}

/** Runs what handles a request; {@link currentRequestId} knows its id. */
export function runWithRequestId<T>(id: string, handle: () => T): T {
  return storage.run(id, handle);
}

/** The id of the request that is being handled; `null` outside of one. */
export function currentRequestId(): string | null {
  return storage.getStore() ?? null;
}
