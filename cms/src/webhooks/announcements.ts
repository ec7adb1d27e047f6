import { AsyncLocalStorage } from 'node:async_hooks';
import { isRecord } from '../is-record';

/** What is changed; `documentId` is `null` until a document is created. */
export type Change = { uid: string; documentId: string | null };

type PendingChange = Change & {
  isAnnounced: boolean;
  announced: Promise<void>;
  settle: () => void;
};

/** The changes of one request. Strapi announces a change in the async context of its request. */
const changesOfRequest = new AsyncLocalStorage<Set<PendingChange>>();

/**
 * Runs `work`, then `follow` with a promise that resolves once everything that the work changed is
 * announced. Another request that changes the same type at the same time has changes of its own.
 */
export async function withAnnouncements(
  work: () => Promise<unknown>,
  follow: (announced: Promise<unknown>) => Promise<unknown>,
): Promise<void> {
  const own = new Set<PendingChange>();
  await changesOfRequest.run(own, work);
  await follow(Promise.all([...own].map(({ announced }) => announced)));
}

/** Makes a change whose announcement the current request waits for, if there is a request. */
export async function makeChange<Result>(
  change: Change,
  make: () => Result | Promise<Result>,
): Promise<Result> {
  const own = changesOfRequest.getStore();
  if (!own) return make();
  const pending = toPending(change);
  own.add(pending);
  try {
    const result = await make();
    if (changedNothing(result)) own.delete(pending);
    return result;
  } catch (error) {
    own.delete(pending);
    throw error;
  }
}

/** Takes an event of Strapi, and ends the wait of the change that it announces. */
export function receiveAnnouncement(event: unknown): void {
  for (const change of changesOfRequest.getStore() ?? []) {
    if (change.isAnnounced || !isAnnouncedBy(change, event)) continue;
    change.isAnnounced = true;
    change.settle();
    return;
  }
}

function toPending(change: Change): PendingChange {
  let settle = () => {};
  const announced = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { ...change, isAnnounced: false, announced, settle };
}

/** An event has no entry when the entry was replaced in the meantime. */
function isAnnouncedBy({ uid, documentId }: Change, event: unknown): boolean {
  if (!isRecord(event) || event.uid !== uid) return false;
  const announcedId = isRecord(event.entry) ? event.entry.documentId : null;
  return documentId === null || !announcedId || announcedId === documentId;
}

/** Strapi announces nothing when, for example, an article that is not published is unpublished. */
function changedNothing(result: unknown): boolean {
  if (result === null || result === undefined) return true;
  return isRecord(result) && Array.isArray(result.entries) && result.entries.length === 0;
}
