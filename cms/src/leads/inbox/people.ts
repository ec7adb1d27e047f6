import type { Core } from '@strapi/strapi';
import { shownFields } from '../../forms/access';
import { findPermissionHolders, type StaffMember } from '../../permission-holders';
import { staffName } from '../../staff';
import { LEAD_UIDS } from '../lead-types';

const READ = 'plugin::content-manager.explorer.read';

/** A member of staff by name; where two have the same, each with the e-mail address. */
export type Person = { id: number; name: string };

/** Who can be the owner of a lead: those who can open it. */
export function findPossibleOwners(strapi: Core.Strapi): Promise<StaffMember[]> {
  return findPermissionHolders(strapi, READ, LEAD_UIDS, (uid) => shownFields(strapi, uid));
}

/** The same in the order and the words in which staff choose among them. */
export function toPeople(users: readonly StaffMember[]): Person[] {
  const people = users.map((user) => ({ user, name: staffName(user) ?? '' }));
  const isShared = (name: string) => people.filter((person) => person.name === name).length > 1;
  return people
    .map(({ user, name }) => ({
      id: user.id,
      name: isShared(name) ? `${name} (${user.email})` : name,
    }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
