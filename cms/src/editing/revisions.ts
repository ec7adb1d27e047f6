import { randomUUID } from 'node:crypto';
import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { staffName } from '../staff';
import { textOf } from '../text-of';
import type { Rule } from './writes';

/** A field that no form shows, and that every form of the admin sends back as it was loaded. */
export const REVISION = 'revision';
const OF_SERVICE = 'service-';
const OF_DISCARD = 'discarded-';

/** A form that has just saved may send what it had before, until it has loaded the entry again. */
const RELOAD_MS = 20_000;

/** Gives each content type that staff edit a revision. Runs while Strapi registers. */
export function addRevisions(strapi: Core.Strapi): void {
  for (const uid of Object.keys({ ...strapi.contentTypes })) {
    if (!uid.startsWith('api::')) continue;
    strapi.get('content-types').extend(uid, (type: Struct.ContentTypeSchema) => {
      Object.assign(type.attributes, {
        [REVISION]: {
          type: 'string',
          private: true,
          configurable: false,
          pluginOptions: { 'content-manager': { visible: false } },
        },
      });
      return type;
    });
  }
}

/** Notes who discarded the changes of a draft: Strapi gives it the author and the time of what is published. */
export function noteDiscards(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { uid, action, params } = context;
    const user: unknown = strapi.requestContext.get()?.state.user;
    if (action !== 'discardDraft' || !uid.startsWith('api::') || !isRecord(user)) return result;
    const where = { documentId: params.documentId, publishedAt: null };
    const revision = `${OF_DISCARD}${randomUUID()}.${randomUUID()}`;
    // The time stays: by it Strapi knows that nothing is changed.
    const data = { [REVISION]: revision, updatedBy: user.id };
    await strapi.db.query(uid).updateMany({ where, data });
    return result;
  });
}

/**
 * Refuses to overwrite what was saved since the entry was loaded, by a colleague or by the service
 * itself, or by the same person in another window: who has the same entry open twice loses no words. A second
 * save right after the own first one is not refused. A write without a revision (a script's, one that follows
 * from another entry) is not compared.
 */
export const outdatedWrites: Rule = {
  before: ({ data, stored }) => {
    const loaded = toRevision(data[REVISION]);
    const current = toRevision(stored?.[REVISION]);
    const author = isRecord(stored?.updatedBy) ? stored.updatedBy : null;
    const isOwn = author !== null && author.id === data.updatedBy;
    const isOwnRun = isOwn && loaded.id !== '' && isOfSameRun(loaded, current);
    const sinceSave = msSince(stored?.updatedAt);
    // What was saved later than now, before a clock was set back, may be an hour old.
    const isContinued = isOwnRun && sinceSave >= 0 && sinceSave < RELOAD_MS;
    const start = loaded.id === '' ? randomUUID() : current.id;
    data[REVISION] = `${randomUUID()}.${isContinued ? current.start : start}`;
    if (loaded.id === '' || current.id === '' || loaded.id === current.id || isContinued) return;
    const isOfService = current.id.startsWith(OF_SERVICE);
    const colleague = isOfService ? 'The service' : (staffName(author) ?? 'A colleague');
    const who = isOwn && !isOfService ? 'You' : colleague;
    const where = who === 'You' ? ' here' : '';
    const saved = `saved this entry ${ageOf(stored?.updatedAt)}`;
    const done = current.id.startsWith(OF_DISCARD) ? 'discarded the changes of this entry' : saved;
    throw new errors.ValidationError(
      `${who} ${done}, after you opened it${where}. Nothing was overwritten, and what you typed is still here: reload the page, and choose “Put it back into the form”.`,
    );
  },
};

/** The revision of an entry that the service itself has changed past the document service. */
export function newRevision(): string {
  return `${OF_SERVICE}${randomUUID()}.${randomUUID()}`;
}

/** `id`: of this write; `start`: what the entry had before its author saved it once or more in a row. */
type Revision = { id: string; start: string };

function toRevision(value: unknown): Revision {
  const [id = '', start = ''] = textOf(value).split('.');
  return { id, start };
}

/** Whether everything that was saved since `loaded` is by the author of `current`. */
function isOfSameRun(loaded: Revision, current: Revision): boolean {
  return current.start !== '' && [loaded.id, loaded.start].includes(current.start);
}

function msSince(moment: unknown): number {
  return Date.now() - new Date(String(moment)).getTime();
}

function ageOf(moment: unknown): string {
  const minutes = Math.floor(msSince(moment) / 60_000);
  if (!(minutes >= 1)) return 'less than a minute ago';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
}
