import type { Core } from '@strapi/strapi';
import type { Row } from '../lead-types';

/**
 * - `done`: the person it was for has it.
 * - `refused`: it will never be taken, such as a message of a blocked sender.
 * - `later`: it must be tried again.
 */
export type Outcome = 'done' | 'refused' | 'later';

/** One way in which records are announced to somebody, until they are. */
export type Channel = {
  name: 'notify' | 'forward' | 'invite';
  uids: readonly string[];
  /** The field with the moment in which it was announced. */
  doneAt: string;
  /** How often it was tried by this service. */
  attempts: string;
  /** The moment of the next attempt; `null`: none is needed. */
  nextAt: string;
  deliver: (strapi: Core.Strapi, uid: string, row: Row) => Promise<Outcome>;
};

/**
 * As a query: the records that nobody was told about yet. After a moment, since SQLite finds by an index what is after
 * one, and reads all records for what is not `null`.
 */
export function isWaiting({ doneAt, nextAt }: Pick<Channel, 'doneAt' | 'nextAt'>) {
  return { [doneAt]: null, [nextAt]: { $gt: new Date(0) } };
}

export const NOTIFY = {
  name: 'notify',
  doneAt: 'notifiedAt',
  attempts: 'notifyAttempts',
  nextAt: 'notifyNextAt',
} as const;

export const FORWARD = {
  name: 'forward',
  doneAt: 'forwardedAt',
  attempts: 'forwardAttempts',
  nextAt: 'forwardNextAt',
} as const;

export const INVITE = {
  name: 'invite',
  doneAt: 'invitedAt',
  attempts: 'inviteAttempts',
  nextAt: 'inviteNextAt',
} as const;
