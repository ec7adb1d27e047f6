import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { bodyOf } from '../../body-of';
import { mayFollowUp, mayReadAll } from '../../forms/access';
import { isRecord } from '../../is-record';
import { lockRows } from '../../locks';
import { refuse } from '../../refuse';
import { staffName } from '../../staff';
import { textOf } from '../../text-of';
import { sendExport } from '../export/send-export';
import { isLeadUid, type LeadUid, type Row, STATUSES } from '../lead-types';
import { readClock } from '../settings/clock';
import { readableLeads } from './access';
import { readFilter } from './filter';
import { toLead } from './lead';
import { countUnread, listLeads } from './list-leads';
import { addNote, MAX_NOTE_LENGTH, readNotes } from './notes';
import { lockOwners, type Owner, toOwner } from './owners';
import { findPossibleOwners, toPeople } from './people';

const PAGE_SIZE = 25;
const MAX_PAGE = 10_000;

type Found = { uid: LeadUid; row: Row };

/** The handlers of the *Leads* page. */
export function handleLeads(strapi: Core.Strapi) {
  /** The lead of the address; `null`, with the response set, where it is not for this person. */
  async function findRow(ctx: Context, may: typeof mayReadAll): Promise<Found | null> {
    const { uid, documentId } = ctx.params;
    if (!isLeadUid(uid)) ctx.notFound();
    else if (!may(strapi, ctx, uid)) ctx.forbidden();
    else {
      const row: Row | null = await strapi.db.query(uid).findOne({ where: { documentId } });
      if (row) return { uid, row };
      ctx.notFound();
    }
    return null;
  }

  /** The owner that staff have chosen: one of those who can open a lead, or nobody. A change of their name waits for it. */
  async function readOwner(ownerId: unknown): Promise<Owner> {
    await lockOwners(strapi);
    if (ownerId === null) return { owner: null, ownerId: null };
    const user = (await findPossibleOwners(strapi)).find(({ id }) => id === ownerId);
    return user ? toOwner(user) : refuse('ownerId', 'This person cannot open leads.');
  }

  /** Who chooses has seen what a colleague chose before: of two at once the second is told who was first. */
  async function refuseUnseen(ctx: Context, { uid, row }: Found): Promise<void> {
    const { seen, ...chosen } = bodyOf(ctx);
    const now = await strapi.db
      .query(uid)
      .findOne({ where: { id: row.id }, populate: { updatedBy: true } });
    if (!isRecord(seen) || !now || now.updatedBy?.id === ctx.state.user.id) return;
    const { status, ownerId, owner } = toLead(uid, now);
    const isStatus = isOvertaken(chosen.status, seen.status, status);
    if (!isStatus && !isOvertaken(chosen.ownerId, seen.ownerId, ownerId)) return;
    const who = staffName(now.updatedBy) ?? 'A colleague';
    const what = isStatus ? status : owner || 'nobody';
    refuse(
      isStatus ? 'status' : 'ownerId',
      `${who} has chosen “${what}” meanwhile. Yours was not saved: choose again if it is the right one.`,
    );
  }

  async function respond(ctx: Context, { uid, row }: Found): Promise<void> {
    const notes = await readNotes(strapi, row.documentId, row.notes);
    ctx.body = { lead: { ...toLead(uid, row), notes } };
  }

  return {
    async list(ctx: Context) {
      const uids = readableLeads(strapi, ctx);
      if (uids.length === 0) return ctx.forbidden();
      const page = Math.min(Math.max(1, Math.trunc(Number(ctx.query.page)) || 1), MAX_PAGE);
      const range = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
      const filter = readFilter(ctx, await readClock(strapi, ctx));
      const found = await listLeads(strapi, uids, filter, range);
      ctx.body = { ...found, pageSize: PAGE_SIZE };
    },

    async count(ctx: Context) {
      ctx.body = { unread: await countUnread(strapi, readableLeads(strapi, ctx)) };
    },

    /** Who can be the owner of a lead: those who can open it. */
    async people(ctx: Context) {
      if (readableLeads(strapi, ctx).length === 0) return ctx.forbidden();
      ctx.body = { people: toPeople(await findPossibleOwners(strapi)) };
    },

    async exportFile(ctx: Context) {
      const uids = readableLeads(strapi, ctx);
      if (uids.length === 0) return ctx.forbidden();
      await sendExport(strapi, ctx, uids);
    },

    /** Opening a lead is reading it, where the person is one who works on leads. */
    async find(ctx: Context) {
      const found = await findRow(ctx, mayReadAll);
      if (!found) return;
      const { uid, row } = found;
      if (!row.readAt && mayFollowUp(strapi, ctx, uid)) {
        const readAt = new Date();
        await strapi.db
          .query(uid)
          .updateMany({ where: { id: row.id, readAt: null }, data: { readAt } });
        row.readAt = readAt;
      }
      await respond(ctx, found);
    },

    async change(ctx: Context) {
      const found = await findRow(ctx, mayFollowUp);
      if (!found) return;
      const { uid, row } = found;
      const body = bodyOf(ctx);
      const data: Record<string, unknown> = { updatedBy: ctx.state.user.id };
      if (body.status !== undefined) {
        if (!STATUSES.some((status) => status === body.status)) refuse('status', 'Unknown status.');
        data.stage = body.status;
      }
      await strapi.db.transaction(async () => {
        const owner = body.ownerId === undefined ? null : await readOwner(body.ownerId);
        await lockRows(strapi, uid, { id: row.id });
        await refuseUnseen(ctx, found);
        await strapi.documents(uid).update({ documentId: row.documentId, data });
        // No form may write it.
        if (owner) await strapi.db.query(uid).update({ where: { id: row.id }, data: owner });
      });
      const changed: Row | null = await strapi.db.query(uid).findOne({ where: { id: row.id } });
      await respond(ctx, { uid, row: changed ?? row });
    },

    async note(ctx: Context) {
      const found = await findRow(ctx, mayFollowUp);
      if (!found) return;
      const text = textOf(bodyOf(ctx).text);
      if (text === '' || text.length > MAX_NOTE_LENGTH) {
        refuse('text', `Write a note of at most ${MAX_NOTE_LENGTH} characters.`);
      }
      const { uid, row } = found;
      const isWritten = await strapi.db.transaction(async () => {
        await lockRows(strapi, uid, { id: row.id });
        // A note about what was deleted meanwhile would stay for ever.
        if ((await strapi.db.query(uid).count({ where: { id: row.id } })) === 0) return false;
        await addNote(strapi, row.documentId, { text, author: staffName(ctx.state.user) ?? '' });
        return true;
      });
      if (!isWritten) return ctx.notFound();
      await respond(ctx, found);
    },
  };
}

/** Whether something else is stored than was seen, and than is chosen; `undefined`: nothing is chosen. */
function isOvertaken(chosen: unknown, seen: unknown, stored: unknown): boolean {
  return chosen !== undefined && stored !== seen && stored !== chosen;
}
