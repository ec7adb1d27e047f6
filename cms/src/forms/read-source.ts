import { isRecord } from '../is-record';

const MAX_ADDRESS_LENGTH = 500;
const MAX_VALUE_LENGTH = 200;
const MAX_UTM_VALUES = 8;
const UTM_NAME = /^utm_[a-z_]{1,20}$/;
const CONTROL = /[\p{Cc}\u2028\u2029]/u;

export type Source = { page: string | null; referrer: string | null; utm: Record<string, string> };

/**
 * Where a submission came from. What does not look like it is left out: no lead is refused because
 * of it. `null` where nothing is left.
 */
export function readSource(value: unknown): Source | null {
  if (!isRecord(value)) return null;
  const page = readText(value.page, MAX_ADDRESS_LENGTH);
  const referrer = readText(value.referrer, MAX_ADDRESS_LENGTH);
  const utm = Object.entries(isRecord(value.utm) ? value.utm : {})
    .flatMap(([name, text]) => {
      const known = readText(text, MAX_VALUE_LENGTH);
      return UTM_NAME.test(name) && known !== null ? [[name, known] as const] : [];
    })
    .slice(0, MAX_UTM_VALUES);
  const source = {
    page: page?.startsWith('/') ? page : null,
    referrer: referrer !== null && /^https?:\/\//.test(referrer) ? referrer : null,
    utm: Object.fromEntries(utm),
  };
  return source.page === null && source.referrer === null && utm.length === 0 ? null : source;
}

function readText(value: unknown, maxLength: number): string | null {
  if (typeof value !== 'string' || CONTROL.test(value)) return null;
  // PostgreSQL refuses half a character in JSON.
  return value.trim().slice(0, maxLength).toWellFormed() || null;
}
