import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { refuse } from '../refuse';
import { WITH_CREATOR, writerMay } from '../staff';
import { REDIRECT } from './guard-redirects';
import { LOG } from './not-found-log';

/** Of the redirects that are created here, which tells them from others. */
const NOTE = 'Created from the not-found log.';

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
    const data = isRecord(params.data) ? params.data : {};
    if (!('redirect_to' in data)) {
      params.data = {};
      return next();
    }
    const to = typeof data.redirect_to === 'string' ? data.redirect_to.trim() : '';
    const row = await strapi.db
      .query(LOG)
      .findOne({ where: { documentId: params.documentId }, select: ['path'] });
    if (row && to !== '') await redirect(strapi, row.path, to);
    if (row && to === '') await takeBack(strapi, row.path);
    params.data = { redirect_to: to === '' ? null : to };
    return next();
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
