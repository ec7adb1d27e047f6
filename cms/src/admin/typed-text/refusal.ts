import { isRecord } from '../../is-record';

const ENDED_LOGIN =
  'Your login has ended. What you typed is stored in this browser: log in, and put it back into the form.';
const DELETED =
  'This was not saved: the entry was deleted meanwhile. What you typed is stored in this browser: bring the entry back under “Deleted entries”, and put it into the form.';
const NO_ANSWER =
  'This was not saved: the content service does not answer properly. What you typed is still here, and is stored in this browser. Save again in a minute.';

/**
 * The error of a write as Strapi's forms take a refusal: they stay as they are, with what was typed.
 *
 * @param error Of the request: a refusal by the service, another answer, or none.
 * @param isSave Whether the form is what was written; else the entry was unpublished, deleted, or its draft discarded.
 */
export function toRefusal(error: unknown, isSave: boolean): unknown {
  if (!isRecord(error) || error.name === 'ValidationError') return error;
  const status = typeof error.status === 'number' ? error.status : 0;
  return {
    ...error,
    name: 'ValidationError',
    details: {},
    message: messageOf(error, status, isSave),
  };
}

function messageOf(
  { name, message }: Record<string, unknown>,
  status: number,
  isSave: boolean,
): unknown {
  if (status === 401) return ENDED_LOGIN;
  if (isSave && name === 'NotFoundError') return DELETED;
  // The service's own words; a proxy in front of it has none for staff.
  const isOwn = status >= 400 && status < 500 && name !== 'UnknownError';
  return isOwn && message ? message : NO_ANSWER;
}
