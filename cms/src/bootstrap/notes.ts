import type { Core } from '@strapi/strapi';

/** What earlier boots did, kept in the database so that a later boot leaves staff's changes alone. */
const STORE = { type: 'core', name: 'provisioning' };

export async function readNote<Note>(
  strapi: Core.Strapi,
  key: string,
  isNote: (value: unknown) => value is Note,
): Promise<Note | null> {
  const value: unknown = await strapi.store({ ...STORE, key }).get();
  return isNote(value) ? value : null;
}

export async function writeNote(strapi: Core.Strapi, key: string, value: unknown): Promise<void> {
  await strapi.store({ ...STORE, key }).set({ value });
}

export async function removeNote(strapi: Core.Strapi, key: string): Promise<void> {
  await strapi.store({ ...STORE, key }).delete();
}
