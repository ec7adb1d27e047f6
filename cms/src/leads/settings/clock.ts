import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readLeadSettings } from './read-settings';

/**
 * The clock by which staff read leads: that of the organization, else that of their computer, which the request names
 * as `timeZone`. It writes 2026-11-22 08:15.
 */
export async function readClock(
  strapi: Core.Strapi,
  { query }: Pick<Context, 'query'>,
): Promise<Intl.DateTimeFormat> {
  const { timeZone } = await readLeadSettings(strapi);
  return clockOf(timeZone ?? String(query.timeZone ?? 'UTC'));
}

/** The clock of a time zone; UTC for one that does not exist. */
export function clockOf(timeZone: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const;
  try {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: 'UTC' });
  }
}
