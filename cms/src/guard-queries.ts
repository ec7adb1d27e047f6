import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Context } from 'koa';
import { bodyOf } from './body-of';
import { guardRoutes } from './guard-routes';
import { SHOWN_OF_STAFF } from './hide-colleagues';
import { isRecord } from './is-record';
import { type Attribute, attributesOf, findContentType, isModel } from './models';
import { permissionsOf } from './staff';

const READ = 'plugin::content-manager.explorer.read';
const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';
const STAFF = 'admin::user';
const RELATIONS = ['GET /relations/:model/:targetField', 'GET /relations/:model/:id/:targetField'];
/** Below these a text is the name of a field, or a path of such names. */
const NAMES = new Set(['populate', 'sort', 'fields']);
/** Strapi hands these on to the database as they are, where names of columns and of joined tables are taken, too. */
const OF_DATABASE = ['where', 'select', 'orderBy', 'groupBy'];
const FIELD = /^(?:\*|\w*)$/;

/** What a role allows, as far as it is asked here. */
type Ability = {
  rulesFor: (action: string, uid: string) => { inverted: boolean; conditions?: object }[];
};
/** Whether a member of staff may follow a relation. */
type MayFollow = (attribute: Attribute) => boolean;

/**
 * Refuses requests of staff that reach through a relation for entries of which they may read some only,
 * or none. Strapi asks for the permission of the type that a list is about, but responds with every
 * relation that a filter names: authors would read the drafts of all colleagues through a collection, or
 * through an image, and find out the address of the colleague who made an entry.
 */
export function guardQueries(strapi: Core.Strapi): void {
  guardRoutes(strapi, 'content-manager', RELATIONS, async (ctx, next) => {
    const { model = '', targetField = '' } = ctx.params;
    if (!isModel(strapi, model)) throw new errors.NotFoundError();
    // What is populated here comes with all that the database has: of the account that made an entry the password, too.
    if ('populate' in ctx.query) throw new errors.ForbiddenError();
    // Strapi refuses it as well, and then reads on in what it has not: an internal error.
    const { may } = permissionsOf(strapi, ctx, model);
    if (findContentType(strapi, model) && !may('read', undefined, targetField)) {
      throw new errors.ForbiddenError();
    }
    await next();
  });
  guard('content-manager', ({ params: { model, targetField } }) => {
    if (!model) return [];
    const target = attributesOf(strapi, model).find(([name]) => name === targetField)?.[1].target;
    return target ? [model, target] : [model];
  });
  guard('upload', () => [FILE, FOLDER]);

  /** @param modelsOf The types whose fields a request may name. */
  function guard(plugin: string, modelsOf: (ctx: Context) => string[]): void {
    guardRoutes(strapi, plugin, null, async (ctx, next) => {
      if (OF_DATABASE.some((name) => name in ctx.query) || namesColumn(ctx.query)) {
        throw new errors.ForbiddenError();
      }
      const mayFollow = followerOf(ctx.state.userAbility);
      // What is to be published together is sorted as the body says.
      const parts = [ctx.query, { sort: bodyOf(ctx).sort }];
      for (const uid of modelsOf(ctx)) {
        if (reaches(strapi, uid, parts, false, mayFollow)) throw new errors.ForbiddenError();
      }
      await next();
    });
  }
}

function followerOf(ability: Ability | undefined): MayFollow {
  return ({ target }) => {
    // Of any type, such as the entries that use a file.
    if (!target) return false;
    if (!target.startsWith('api::')) return true;
    const rules = ability?.rulesFor(READ, target) ?? [];
    return rules.some(
      ({ inverted, conditions }) => !inverted && Object.keys(conditions ?? {}).length === 0,
    );
  };
}

/** Whether a part of a query names a relation that may not be followed; as Strapi does, whatever stands around it. */
function reaches(
  strapi: Core.Strapi,
  uid: string,
  part: unknown,
  isName: boolean,
  mayFollow: MayFollow,
): boolean {
  const attributes = attributesOf(strapi, uid);
  const into = (name: string, attribute: Attribute, inner: unknown): boolean => {
    if (uid === STAFF && !SHOWN_OF_STAFF.includes(name)) return true;
    if (attribute.type === 'relation' && !mayFollow(attribute)) return true;
    return targetsOf(attribute).some((each) => reaches(strapi, each, inner, isName, mayFollow));
  };
  if (Array.isArray(part)) {
    return part.some((each) => reaches(strapi, uid, each, isName, mayFollow));
  }
  if (isRecord(part)) {
    return Object.entries(part).some(([key, inner]) => {
      const attribute = attributes.find(([name]) => name === key)?.[1];
      if (attribute) return into(key, attribute, inner);
      const isBelowName = NAMES.has(key) || (isName && key !== 'filters');
      return reaches(strapi, uid, inner, isBelowName, mayFollow);
    });
  }
  if (!isName || typeof part !== 'string') return false;
  return part.split(',').some((path) => {
    const [first = '', ...rest] = path.trim().split(/[.:]/);
    return attributes.some(
      ([name, attribute]) =>
        (first === name || first === '*') && into(name, attribute, rest.join('.')),
    );
  });
}

/** Whether what is to be selected is no name of a field: of `t0.password as username` the password comes as the name. */
function namesColumn(part: unknown, isField = false): boolean {
  if (typeof part === 'string') {
    return isField && part.split(',').some((name) => !FIELD.test(name.trim()));
  }
  if (Array.isArray(part)) return part.some((each) => namesColumn(each, isField));
  if (!isRecord(part)) return false;
  return Object.entries(part).some(([key, inner]) =>
    namesColumn(inner, isField || key === 'fields'),
  );
}

function targetsOf({ type, target, component, components = [] }: Attribute): string[] {
  if (type === 'media') return [FILE];
  return [target, component, ...components].filter((uid) => uid !== undefined);
}
