import type { Core } from '@strapi/strapi';
import type { FORM_UIDS } from './form-types';

const KEY = /^[\w-]{16,128}$/;
/** The same text sent again after this time is a new submission. */
const SUBMISSION_TTL_MS = 24 * 60 * 60 * 1000;

type Submission = { id: number; documentId: string; createdAt: string };

/** The key a caller gave its submission, or `null` where it gave none that can be used. */
export function submissionKeyOf(header: string): string | null {
  return KEY.test(header) ? header : null;
}

/**
 * The record a submission has made in the last 24 hours, without what the visitor wrote; `null`:
 * none. An older record keeps its text and gives up its key, which a new record may take then.
 * The window begins with the record itself, so no change of the day divides two attempts.
 */
export async function findSubmission(
  strapi: Core.Strapi,
  uid: (typeof FORM_UIDS)[number],
  submissionKey: string,
): Promise<Submission | null> {
  const records = strapi.db.query(uid);
  const saved: Submission | null = await records.findOne({
    where: { submissionKey },
    select: ['id', 'documentId', 'createdAt'],
  });
  if (saved === null) return null;
  if (Date.now() - new Date(saved.createdAt).getTime() < SUBMISSION_TTL_MS) return saved;
  await records.update({ where: { id: saved.id }, data: { submissionKey: null } });
  return null;
}
