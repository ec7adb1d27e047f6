import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { findContentType } from '../models';

type Documents = {
  create(params: { data: Record<string, unknown> }): Promise<unknown>;
  update(params: { documentId: string; data: Record<string, unknown> }): Promise<unknown>;
};

/** The document service of a type that is known by its name only. */
export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  const type = findContentType(strapi, uid);
  if (!type) throw new errors.NotFoundError();
  return strapi.documents(type.uid);
}
