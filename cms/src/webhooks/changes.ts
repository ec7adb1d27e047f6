import { AsyncLocalStorage } from 'node:async_hooks';
import type { Core } from '@strapi/strapi';
import { isFormUid } from '../forms/form-types';
import { isRecord } from '../is-record';

const CHANGES = new Set(['create', 'update', 'delete', 'publish', 'unpublish']);

/** One change that was made and is not announced yet. */
type Waiter = { uid: string; announced: Promise<void>; resolve: () => void };

const allWaiters = new Set<Waiter>();
const waitersOfRequest = new AsyncLocalStorage<Set<Waiter>>();

/**
 * Strapi announces a change some moments after the call that made it has returned. This notes each
 * change of a request, so that `withAnnouncements` knows what is still to come.
 */
export function watchChanges(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const own = waitersOfRequest.getStore();
    if (!own || !CHANGES.has(context.action) || isFormUid(context.uid)) return next();

    const waiter = createWaiter(context.uid);
    allWaiters.add(waiter);
    try {
      const result = await next();
      own.add(waiter);
      return result;
    } catch (error) {
      allWaiters.delete(waiter);
      throw error;
    }
  });

  strapi.eventHub.subscribe(async (_event: string, info: unknown) => {
    const uid = isRecord(info) ? info.uid : undefined;
    const waiter = [...allWaiters].find((candidate) => candidate.uid === uid);
    if (!waiter) return;
    allWaiters.delete(waiter);
    waiter.resolve();
  });
}

/** Does the work, then what is to follow the announcements of all that the work changed. */
export async function withAnnouncements(
  work: () => Promise<unknown>,
  follow: (announced: Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const own = new Set<Waiter>();
  try {
    await waitersOfRequest.run(own, work);
    await follow(Promise.all([...own].map(({ announced }) => announced)));
  } finally {
    for (const waiter of own) allWaiters.delete(waiter);
  }
}

function createWaiter(uid: string): Waiter {
  let resolve = () => {};
  const announced = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { uid, announced, resolve };
}
