import { isRecord } from '../is-record';

/** Of the media library: what its three dots and its list delete. */
const DELETION = 'bulkDeleteItems';

/** The sentence of the service, where an action is that it has deleted nothing; `null` for any other. */
export function reasonOf(action: unknown): string | null {
  if (!isRecord(action) || !isRecord(action.meta) || !isRecord(action.meta.arg)) return null;
  const isFailed = String(action.type).endsWith('/rejected');
  if (!isFailed || action.meta.arg.endpointName !== DELETION) return null;
  const { payload } = action;
  return isRecord(payload) && typeof payload.message === 'string' ? payload.message : null;
}
