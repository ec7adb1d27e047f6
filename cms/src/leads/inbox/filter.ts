import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { textOf } from '../../text-of';
import { type LeadUid, STATUSES } from '../lead-types';
import { type Owner, toOwner } from './owners';
import { whereFound } from './search';

const UNANSWERED_MS = 2 * 24 * 60 * 60 * 1000;
const MAX_SEARCH_LENGTH = 100;

export type LeadFilter = {
  status: string | null;
  /** Sent at this moment or later. */
  since: Date | null;
  /** Sent before this moment. */
  until: Date | null;
  /** The owner is this member of staff. */
  mine: Owner | null;
  /** Nobody has touched it for two days. */
  isUnanswered: boolean;
  search: string;
};

/** The filter of a request; what cannot be used is left out. */
export function readFilter({ query, state }: Pick<Context, 'query' | 'state'>): LeadFilter {
  const status = textOf(query.status);
  return {
    status: STATUSES.some((known) => known === status) ? status : null,
    since: readMoment(query.since),
    until: readMoment(query.until),
    mine: query.mine === 'true' ? toOwner(state.user) : null,
    isUnanswered: query.unanswered === 'true',
    search: textOf(query.search).slice(0, MAX_SEARCH_LENGTH),
  };
}

/** The same as a query of the database. */
export async function toWhere(
  strapi: Core.Strapi,
  uid: LeadUid,
  filter: LeadFilter,
): Promise<Record<string, unknown>> {
  const { status, since, until, mine, isUnanswered, search } = filter;
  const unansweredSince = new Date(Date.now() - UNANSWERED_MS);
  const all: Record<string, unknown>[] = [];
  if (status !== null) all.push(withStatus(status));
  if (since) all.push({ createdAt: { $gte: since } });
  if (until) all.push({ createdAt: { $lt: until } });
  if (mine) all.push(ownedBy(mine));
  if (isUnanswered) all.push(withStatus('new'), { createdAt: { $lte: unansweredSince } });
  if (search !== '') all.push(await whereFound(strapi, uid, search));
  return all.length > 0 ? { $and: all } : {};
}

/** A name without an id may be of any member of staff who has it. */
function ownedBy({ owner, ownerId }: Owner): Record<string, unknown> {
  return { $or: [{ ownerId }, { ownerId: null, owner: { $eqi: owner } }] };
}

/** A record of an older version of the service may have none. */
function withStatus(status: string): Record<string, unknown> {
  return status === 'new' ? { $or: [{ stage: 'new' }, { stage: null }] } : { stage: status };
}

function readMoment(value: unknown): Date | null {
  const text = textOf(value);
  const moment = new Date(text);
  return text === '' || Number.isNaN(moment.getTime()) ? null : moment;
}
