import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { permissionsOf } from '../staff';
import { MENU } from './read-menu';

/** What a move writes. */
const MOVED_FIELDS = ['parent', 'order'];

/**
 * Whether a member of staff may move every entry of the menu. A rule with a condition does not hold for an entry
 * that has nothing.
 */
export function mayMoveEntries(strapi: Core.Strapi, ctx: Context): boolean {
  const { may } = permissionsOf(strapi, ctx, MENU);
  return MOVED_FIELDS.every((name) => may('update', {}, name));
}
