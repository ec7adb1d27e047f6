import type { Core } from '@strapi/strapi';
import type { FORM_UIDS } from './form-types';

const KEY = /^[\w-]{16,128}$/;

type Submission = { id: number; documentId: string; createdAt: string };

/** The key a caller gave its submission, or `null` where it gave none that can be used. */
export function submissionKeyOf(header: string): string | null {
  return KEY.test(header) ? header : null;
}

/** The record a submission has made, without what the visitor wrote; `null`: none yet. */
export async function findSubmission(
  strapi: Core.Strapi,
  uid: (typeof FORM_UIDS)[number],
  submissionKey: string,
): Promise<Submission | null> {
  return strapi.db
    .query(uid)
    .findOne({ where: { submissionKey }, select: ['id', 'documentId', 'createdAt'] });
}
