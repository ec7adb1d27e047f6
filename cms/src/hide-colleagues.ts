import type { Core } from '@strapi/strapi';
import { isRecord } from './is-record';

/** What staff see of the colleague who made an entry. */
export const SHOWN_OF_STAFF: readonly string[] = ['id', 'firstname', 'lastname', 'username'];

const MAKERS = ['createdBy', 'updatedBy'];

type Manager = { sanitizeOutput: (data: unknown, options?: object) => Promise<unknown> };

/**
 * Has entries and files name the colleagues who made them, and no more: Strapi adds the address that each logs in
 * with, and whether the account is in use. Who may read the accounts has a list of them.
 */
export function hideColleagues(strapi: Core.Strapi): void {
  const service = strapi.service('admin::permission');
  const { createPermissionsManager } = service;
  service.createPermissionsManager = (options: object): Manager => {
    const manager: Manager = createPermissionsManager(options);
    const { sanitizeOutput } = manager;
    manager.sanitizeOutput = async (data, outputOptions) =>
      withNamesOnly(await sanitizeOutput(data, outputOptions));
    return manager;
  };
}

/** In place: what is sanitized is a copy. */
function withNamesOnly(part: unknown): unknown {
  if (Array.isArray(part)) part.forEach(withNamesOnly);
  if (!isRecord(part)) return part;
  for (const [key, inner] of Object.entries(part)) {
    if (!MAKERS.includes(key)) withNamesOnly(inner);
    else if (isRecord(inner)) {
      for (const name in inner) if (!SHOWN_OF_STAFF.includes(name)) delete inner[name];
    }
  }
  return part;
}
