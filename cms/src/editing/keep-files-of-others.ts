import type { Core } from '@strapi/strapi';
import type { Context, Next } from 'koa';
import { guardRoutes } from '../guard-routes';
import { WITH_CREATOR } from '../staff';
import { DELETIONS, namedFiles, namedFilesAndFolders } from './named-files';

const FILE = 'plugin::upload.file';
const CHANGE = 'plugin::upload.assets.update';
const MOVES = ['POST /actions/bulk-move'];

/**
 * Refuses to delete or move a file that a member of staff may not change, such as an author that of a
 * colleague. Strapi asks this for one file only: for several, or a folder, it asks whether the role may
 * change any file at all. A folder belongs to nobody, so it is moved with all that is in it.
 */
export function keepFilesOfOthers(strapi: Core.Strapi): void {
  const guard = (done: 'deleted' | 'moved') => async (ctx: Context, next: Next) => {
    const name = await findOfOthers(strapi, ctx, done === 'deleted');
    if (name === null) return next();
    // Strapi drops the message of a thrown `ForbiddenError`.
    ctx.forbidden(`Nothing was ${done}: “${name}” is none of the files that your role may change.`);
  };
  guardRoutes(strapi, 'upload', DELETIONS, guard('deleted'));
  guardRoutes(strapi, 'upload', MOVES, guard('moved'));
}

/** The name of a file that a request names and that is not for this member of staff to change. */
async function findOfOthers(
  strapi: Core.Strapi,
  ctx: Context,
  withFolders: boolean,
): Promise<string | null> {
  const { ability, action, toSubject } = strapi
    .service('admin::permission')
    .createPermissionsManager({ ability: ctx.state.userAbility, action: CHANGE, model: FILE });
  const files = await strapi.db.query(FILE).findMany({
    where: withFolders ? await namedFilesAndFolders(strapi, ctx) : namedFiles(ctx),
    populate: WITH_CREATOR,
  });
  const other = files.find((file) => ability.cannot(action, toSubject(file)));
  return other ? String(other.name) : null;
}
