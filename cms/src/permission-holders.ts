import type { Core } from '@strapi/strapi';
import { isRecord } from './is-record';

const SUPER_ADMIN = 'strapi-super-admin';

export type StaffMember = { id: number; email: string };

/**
 * The members of staff whose role may do something with one of these types, with their roles.
 *
 * @param fieldsOf The fields of a type that the role must have, for each entry; without it any will do, and a
 *   condition may allow some entries only.
 */
export async function findPermissionHolders(
  strapi: Core.Strapi,
  action: string,
  subjects: readonly string[],
  fieldsOf: (subject: string) => readonly string[] = () => [],
): Promise<StaffMember[]> {
  const permissions = await strapi.db.query('admin::permission').findMany({
    where: { action, subject: { $in: subjects } },
    populate: { role: { select: ['id'] } },
  });
  const roles = permissions
    .filter(({ subject, properties, conditions }) => {
      const fields = fieldsOf(subject);
      const isForAll = fields.length === 0 || conditions.length === 0;
      return isForAll && fields.every((name) => (properties.fields ?? fields).includes(name));
    })
    .flatMap(({ role }) => (isRecord(role) ? [role.id] : []));
  return strapi.db.query('admin::user').findMany({
    where: {
      isActive: true,
      blocked: { $ne: true },
      roles: { $or: [{ id: { $in: roles } }, { code: SUPER_ADMIN }] },
    },
    orderBy: { id: 'asc' },
    populate: { roles: true },
  });
}
