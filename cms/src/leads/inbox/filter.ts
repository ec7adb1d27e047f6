import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { textOf } from '../../text-of';
import { type LeadUid, STATUSES } from '../lead-types';
import { type Owner, toOwner } from './owners';
import { type Range, rangeOf } from './period';
import { whereFound } from './search';

const UNANSWERED_MS = 2 * 24 * 60 * 60 * 1000;
const MAX_SEARCH_LENGTH = 100;

export type LeadFilter = {
  status: string | null;
  sent: Range;
  /** The owner is this member of staff. */
  mine: Owner | null;
  /** Nobody has touched it for two days. */
  isUnanswered: boolean;
  search: string;
};

/** The filter of a request, whose days are those of a clock (`readClock`); what cannot be used is left out. */
export function readFilter(
  { query, state }: Pick<Context, 'query' | 'state'>,
  clock: Intl.DateTimeFormat,
): LeadFilter {
  const status = textOf(query.status);
  return {
    status: STATUSES.some((known) => known === status) ? status : null,
    sent: rangeOf(query.period, clock),
    mine: query.mine === 'true' ? toOwner(state.user) : null,
    isUnanswered: query.unanswered === 'true',
    search: textOf(query.search).slice(0, MAX_SEARCH_LENGTH),
  };
}

/** The same as a query of the database. */
export function toWhere(
  strapi: Core.Strapi,
  uid: LeadUid,
  filter: LeadFilter,
): Record<string, unknown> {
  const { status, mine, isUnanswered, search } = filter;
  const { since, until } = filter.sent;
  const unansweredSince = new Date(Date.now() - UNANSWERED_MS);
  const all: Record<string, unknown>[] = [];
  if (status !== null) all.push(withStatus(status));
  if (since) all.push({ createdAt: { $gte: since } });
  if (until) all.push({ createdAt: { $lt: until } });
  if (mine) all.push(ownedBy(mine));
  if (isUnanswered) all.push(withStatus('new'), { createdAt: { $lte: unansweredSince } });
  if (search !== '') all.push(whereFound(strapi, uid, search));
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
