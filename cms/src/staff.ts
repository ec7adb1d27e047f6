import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { isRecord } from './is-record';
import { textOf } from './text-of';

type Action = 'read' | 'create' | 'update' | 'delete' | 'publish';

/** What a member of staff may do with a type or an entry, as their role says. */
export function permissionsOf(strapi: Core.Strapi, { state }: Pick<Context, 'state'>, uid: string) {
  const checkers = strapi.plugin('content-manager').service('permission-checker');
  const checker = checkers.create({ userAbility: state.userAbility, model: uid });
  return {
    may: (action: Action, entry?: unknown, field?: string): boolean =>
      checker.can[action](entry, field),
    toCreate: (data: unknown): Promise<Record<string, unknown>> =>
      checker.sanitizeCreateInput(data),
    toUpdate: (entry: unknown, data: unknown): Promise<Record<string, unknown>> =>
      checker.sanitizeUpdateInput(entry)(data),
  };
}

/** Of an entry: conditions of roles ask who made it, and which roles they have. */
export const WITH_CREATOR = {
  createdBy: { select: ['id'], populate: { roles: { select: ['id'] } } },
};

/** Whether the writer may do something: a member of staff as their role says, the service and programs always. */
export function writerMay(
  strapi: Core.Strapi,
  uid: string,
  action: Action,
  entry?: unknown,
  field?: string,
): boolean {
  const ctx = strapi.requestContext.get();
  return !ctx?.state.userAbility || permissionsOf(strapi, ctx, uid).may(action, entry, field);
}

/** The name by which colleagues know a member of staff; `null` for nobody. */
export function staffName(user: unknown): string | null {
  if (!isRecord(user)) return null;
  const name = `${textOf(user.firstname)} ${textOf(user.lastname)}`.trim();
  return name || textOf(user.username) || textOf(user.email) || null;
}

/** The id of the member of staff who sends a request; `null` for a program. */
export function userIdOf(ctx: Context): number | null {
  return isRecord(ctx.state.user) ? Number(ctx.state.user.id) : null;
}
