import type { Core } from '@strapi/strapi';
import type { Rule } from '../../editing/writes';
import { staffName } from '../../staff';
import { textOf } from '../../text-of';
import { LEAD_UIDS } from '../lead-types';

const USER = 'admin::user';
/** As the schema of a lead says. */
const MAX_OWNER_LENGTH = 120;
/** What the name of a member of staff is made of. */
const NAME_FIELDS = ['firstname', 'lastname', 'username', 'email'];

/** Who takes care of a lead. Without an id it is a name that no member of staff has, or more than one. */
export type Owner = { owner: string | null; ownerId: number | null };

type User = { id: number };

/** The owner of a lead as this member of staff. */
export function toOwner(user: User): Owner {
  return { owner: staffName(user)?.slice(0, MAX_OWNER_LENGTH) ?? null, ownerId: user.id };
}

/** Finds the member of staff whose name is written into the form of a lead. Runs before it is stored. */
export const owners: Rule = {
  uids: LEAD_UIDS,
  before: async ({ strapi, data, stored }) => {
    const owner = textOf(data.owner);
    if (data.owner === undefined || owner === textOf(stored?.owner)) return;
    const written = { owner: owner || null, ownerId: null };
    Object.assign(data, currentOwner(await readStaff(strapi), written));
  },
};

/** Has leads follow the names of their owners, from now on and since the service last ran. */
export async function followOwners(strapi: Core.Strapi): Promise<void> {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    afterCreate: () => updateOwners(strapi),
    afterUpdate: async ({ params }) => {
      if (NAME_FIELDS.some((name) => name in (params.data ?? {}))) await updateOwners(strapi);
    },
    afterDelete: () => updateOwners(strapi),
  });
  await updateOwners(strapi);
}

/**
 * Stores the present names of the owners, and finds those of leads of an older version, which have a
 * name only. The name of somebody who was deleted stays.
 */
async function updateOwners(strapi: Core.Strapi): Promise<void> {
  const staff = await readStaff(strapi);
  for (const uid of LEAD_UIDS) {
    const stored: Owner[] = await strapi.db
      .queryBuilder(uid)
      .select(['owner', 'ownerId'])
      .where({ owner: { $notNull: true } })
      // Strapi groups by columns, not by fields.
      .groupBy(['owner', 'owner_id'])
      .execute();
    for (const { owner, ownerId } of stored) {
      const data = currentOwner(staff, { owner, ownerId });
      if (data.owner === owner && data.ownerId === ownerId) continue;
      await strapi.db.query(uid).updateMany({ where: { owner, ownerId }, data });
    }
  }
}

async function readStaff(strapi: Core.Strapi): Promise<Owner[]> {
  const users: User[] = await strapi.db.query(USER).findMany({ select: ['id', ...NAME_FIELDS] });
  return users.map(toOwner);
}

function currentOwner(staff: readonly Owner[], { owner, ownerId }: Owner): Owner {
  const name = owner?.toLowerCase();
  const namesakes = staff.filter((member) => name && member.owner?.toLowerCase() === name);
  const known = staff.find((member) => member.ownerId === ownerId && ownerId !== null);
  return known ?? (namesakes.length === 1 ? namesakes[0] : null) ?? { owner, ownerId: null };
}
