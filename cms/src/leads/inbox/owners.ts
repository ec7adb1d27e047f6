import type { Core } from '@strapi/strapi';
import { newRevision, REVISION } from '../../editing/revisions';
import { takeLock } from '../../locks';
import { staffName } from '../../staff';
import { LEAD_UIDS, type LeadUid } from '../lead-types';
import { findPossibleOwners } from './people';

const USER = 'admin::user';
/** As the schema of a lead says. */
const MAX_OWNER_LENGTH = 120;
/** What the name of a member of staff is made of. */
const NAME_FIELDS = ['firstname', 'lastname', 'username', 'email'];

/** Who takes care of a lead. Without an id it is a name that no colleague has, or more than one. */
export type Owner = { owner: string | null; ownerId: number | null };

type User = { id: number };

/** The owner of a lead as this member of staff. */
export function toOwner(user: User): Owner {
  return { owner: staffName(user)?.slice(0, MAX_OWNER_LENGTH) ?? null, ownerId: user.id };
}

/** Has leads follow the names of their owners, from now on and since the service last ran. */
export async function followOwners(strapi: Core.Strapi): Promise<void> {
  strapi.db.lifecycles.subscribe({
    models: [USER],
    afterUpdate: async ({ params }) => {
      if (NAME_FIELDS.some((name) => name in (params.data ?? {}))) await renameOwners(strapi);
    },
  });
  await renameOwners(strapi);
  await findOwners(strapi);
}

/** Has a change of owners wait for the end of another one, and the reverse. */
export const lockOwners = (strapi: Core.Strapi) => takeLock(strapi, 'lead-owners');

/** Stores the present names of the owners. Somebody who was deleted keeps the name and the id: nobody else gets it. */
async function renameOwners(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async () => {
    await lockOwners(strapi);
    const users: User[] = await strapi.db.query(USER).findMany({ select: ['id', ...NAME_FIELDS] });
    const staff = new Map(users.map((user) => [user.id, toOwner(user).owner]));
    for (const { uid, owner, ownerId } of await readOwners(strapi, {
      ownerId: { $notNull: true },
    })) {
      const name = staff.get(Number(ownerId)) ?? owner;
      if (name === owner) continue;
      // A form that was opened before would store the old name: it is told that the lead has changed.
      const data = { owner: name, [REVISION]: newRevision() };
      await strapi.db.query(uid).updateMany({ where: { owner, ownerId }, data });
    }
  });
}

/** Finds the owners of leads that an older version stored with a name only. */
async function findOwners(strapi: Core.Strapi): Promise<void> {
  const possible = (await findPossibleOwners(strapi)).map(toOwner);
  for (const { uid, owner } of await readOwners(strapi, { ownerId: null })) {
    const data = named(possible, owner);
    if (data) await strapi.db.query(uid).updateMany({ where: { owner, ownerId: null }, data });
  }
}

/** Every owner that leads have, by the type of the lead. */
async function readOwners(
  strapi: Core.Strapi,
  where: object,
): Promise<(Owner & { uid: LeadUid })[]> {
  const found = await Promise.all(
    LEAD_UIDS.map(async (uid) => {
      const owners: Owner[] = await strapi.db
        .queryBuilder(uid)
        .select(['owner', 'ownerId'])
        .where({ owner: { $notNull: true }, ...where })
        // Strapi groups by columns, not by fields.
        .groupBy(['owner', 'owner_id'])
        .execute();
      return owners.map(({ owner, ownerId }) => ({ uid, owner, ownerId }));
    }),
  );
  return found.flat();
}

/** The one who has this name; `null` where nobody has it, or more than one. */
function named(possible: readonly Owner[], name: string | null): Owner | null {
  const wanted = name?.toLowerCase();
  const found = possible.filter(({ owner }) => wanted && owner?.toLowerCase() === wanted);
  return (found.length === 1 && found[0]) || null;
}
