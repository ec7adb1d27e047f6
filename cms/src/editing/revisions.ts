import { randomUUID } from 'node:crypto';
import type { Core, Struct } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isRecord } from '../is-record';
import { aroundWrites, textOf } from './writes';

/** A field that no form shows, and that every form of the admin sends back as it was loaded. */
export const REVISION = 'revision';

/** Gives each content type that staff edit a revision. Runs while Strapi registers. */
export function addRevisions(strapi: Core.Strapi): void {
  for (const uid of Object.keys({ ...strapi.contentTypes })) {
    if (!uid.startsWith('api::')) continue;
    strapi.get('content-types').extend(uid, (type: Struct.ContentTypeSchema) => {
      Object.assign(type.attributes, {
        [REVISION]: {
          type: 'string',
          private: true,
          configurable: false,
          pluginOptions: { 'content-manager': { visible: false } },
        },
      });
      return type;
    });
  }
}

/**
 * Refuses to overwrite what a colleague has saved since the entry was loaded: two people who have
 * the same entry open lose no words. A write without a revision (a script's) is not compared.
 */
export function refuseOutdatedWrites(strapi: Core.Strapi): void {
  aroundWrites(strapi, {
    before: ({ data, stored }) => {
      const loaded = textOf(data[REVISION]);
      const current = textOf(stored?.[REVISION]);
      const author = isRecord(stored?.updatedBy) ? stored.updatedBy : null;
      data[REVISION] = randomUUID();
      if (loaded === '' || current === '' || loaded === current) return;
      if (author && author.id === data.updatedBy) return;
      throw new errors.ValidationError(
        `${nameOf(author)} saved this entry ${ageOf(stored?.updatedAt)}, after you opened it. Nothing was overwritten, and what you typed is still here: reload the page, and choose “Put it back into the form”.`,
      );
    },
  });
}

function nameOf(author: Record<string, unknown> | null): string {
  const name = `${textOf(author?.firstname)} ${textOf(author?.lastname)}`.trim();
  return name || 'A colleague';
}

function ageOf(moment: unknown): string {
  const minutes = Math.floor((Date.now() - new Date(String(moment)).getTime()) / 60_000);
  if (!(minutes >= 1)) return 'less than a minute ago';
  if (minutes < 60) return minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
  const hours = Math.floor(minutes / 60);
  return hours === 1 ? 'an hour ago' : `${hours} hours ago`;
}
