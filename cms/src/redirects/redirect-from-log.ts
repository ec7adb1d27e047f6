import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { REVISION } from '../editing/revisions';
import { isRecord } from '../is-record';
import { refuse } from '../refuse';
import { WITH_CREATOR, writerMay } from '../staff';
import { textOf } from '../text-of';
import { REDIRECT } from './guard-redirects';
import { LOG } from './not-found-log';

/** Of the redirects that are created here, which tells them from others. */
const NOTE = 'Created from the not-found log.';
/** Of a row of the log: what an editor fills in, and what the admin sends with it. */
const WRITABLE_FIELDS = ['redirect_to', 'updatedBy', REVISION];

/**
 * Creates a redirect when an editor fills in where an address of the log leads, and deletes it when
 * they empty that again. What the site has counted cannot be edited.
 */
export function redirectFromLog(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const params: unknown = context.params;
    if (context.uid !== LOG || !isRecord(params)) return next();
    if (context.action === 'create' || context.action === 'clone') {
      throw new errors.ValidationError('The site fills this list; create a redirect instead.');
    }
    if (context.action !== 'update') return next();
    const sent = Object.entries(isRecord(params.data) ? params.data : {});
    const data = Object.fromEntries(sent.filter(([name]) => WRITABLE_FIELDS.includes(name)));
    params.data = data;
    if (!('redirect_to' in data)) return next();
    const to = textOf(data.redirect_to);
    data.redirect_to = to || null;
    const row = await strapi.db
      .query(LOG)
      .findOne({ where: { documentId: params.documentId }, select: ['path'] });
    // A save that is refused, since a colleague has saved the entry meanwhile, changes no redirect either.
    return strapi.db.transaction(async () => {
      if (row && to !== '') await redirect(strapi, row.path, to);
      if (row && to === '') await takeBack(strapi, row.path);
      return next();
    });
  });
}

async function redirect(strapi: Core.Strapi, path: string, to: string): Promise<void> {
  const known = await findRedirect(strapi, path);
  if (known?.to === to) return;
  assertMay(strapi, known ? 'update' : 'create', known);
  // What somebody wrote there has reasons that are not seen here.
  if (known && known.note !== NOTE) {
    refuse('redirect_to', `${path} has an entry under Redirects: change it there.`);
  }
  const redirects = strapi.documents(REDIRECT);
  const target: Record<string, unknown> = { to };
  try {
    if (known) await redirects.update({ documentId: known.documentId, data: target });
    else {
      await redirects.create({ data: { from: path, ...target, type: 'permanent', note: NOTE } });
    }
  } catch (error) {
    if (!(error instanceof errors.ValidationError)) throw error;
    // The form of the log has one field that can show the sentence.
    refuse('redirect_to', error.message);
  }
}

async function takeBack(strapi: Core.Strapi, path: string): Promise<void> {
  const known = await findRedirect(strapi, path);
  if (!known) return;
  assertMay(strapi, 'delete', known);
  if (known.note !== NOTE) {
    refuse('redirect_to', `${path} has an entry under Redirects: delete it there.`);
  }
  await strapi.documents(REDIRECT).delete({ documentId: known.documentId });
}

function findRedirect(strapi: Core.Strapi, path: string) {
  return strapi.db.query(REDIRECT).findOne({ where: { from: path }, populate: WITH_CREATOR });
}

/** A redirect is one wherever it is written: the log is no way around the role. */
function assertMay(
  strapi: Core.Strapi,
  action: 'create' | 'update' | 'delete',
  known: unknown,
): void {
  if (writerMay(strapi, REDIRECT, action, known ?? undefined)) return;
  refuse('redirect_to', 'Your role may not change redirects: ask an editor.');
}
