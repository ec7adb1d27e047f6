import 'server-only';
import type { ContentError } from '@/content-client';

/** How long a page is cached that lacks what could not be read, in seconds. */
export const INCOMPLETE_SECONDS = 30;
/** How long a visitor waits for the service where a last good answer is at hand. */
export const FALLBACK_TIMEOUT_MS = 1_500;
/** A fault that lasts longer is there to stay: rendering every page twice a minute does not end it. */
export const SHORT_FAULT_MS = 300_000;

/** Whether the service is away as a whole. With 500 it has failed at what was asked for. */
export function isOutage({ kind, status }: ContentError): boolean {
  return kind === 'unavailable' && status !== 500;
}
