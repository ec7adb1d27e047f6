import 'server-only';
import { LRUCache } from 'lru-cache';
import { errorMessage } from '@/lib/errors';
import { INCOMPLETE_SECONDS, SHORT_FAULT_MS } from '@/lib/server/cms/faults';
import { logWarningOnce } from '@/lib/server/ops/log';
import { readBytes } from '@/lib/server/ops/read-body';
import { shared } from '@/lib/server/ops/shared-state';

type LogoFile = {
  /** `null` where there is none, or it is too large. */
  bytes: Buffer | null;
  /** Since when it has not come, by a clock that nobody sets, in ms; `null` where it came, or there is none. */
  failsSince: number | null;
  /** When it is asked for again, by the same clock. */
  staleAt: number;
};

const MAX_FILES = 4;
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 3_000;
const TTL_MS = 300_000;
const RETRY_MS = INCOMPLETE_SECONDS * 1000;

/** By their URL, which has a version. */
const logoFiles = shared('logoFiles', () => new LRUCache<string, LogoFile>({ max: MAX_FILES }));

/**
 * The bytes of a logo's file, stored in the process: every icon and share image is drawn with them.
 *
 * @returns Not complete where the file has not come and may come soon: not once that has lasted.
 */
export async function readLogoFile(
  url: string,
): Promise<{ bytes: Buffer | null; isComplete: boolean }> {
  const known = logoFiles().get(url);
  const isFresh = known !== undefined && known.staleAt > performance.now();
  const file = isFresh ? known : await ask(url, known);
  logoFiles().set(url, file);
  return { bytes: file.bytes, isComplete: !isSoonAskedAgain(file.failsSince) };
}

async function ask(url: string, known: LogoFile | undefined): Promise<LogoFile> {
  try {
    return { bytes: await fetchBytes(url), failsSince: null, staleAt: performance.now() + TTL_MS };
  } catch (error) {
    logWarningOnce('logo-not-read', { reason: errorMessage(error) });
    // What came before is still the file of this address.
    if (known?.bytes) return { ...known, staleAt: performance.now() + TTL_MS };
    const failsSince = known?.failsSince ?? performance.now();
    const waitMs = isSoonAskedAgain(failsSince) ? RETRY_MS : TTL_MS;
    return { bytes: null, failsSince, staleAt: performance.now() + waitMs };
  }
}

function isSoonAskedAgain(failsSince: number | null): boolean {
  return failsSince !== null && performance.now() - failsSince < SHORT_FAULT_MS;
}

async function fetchBytes(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
  const { ok, status } = response;
  if (!ok) {
    const message = `The logo's file was answered with ${status}.`;
    const isRefused = status >= 400 && status < 500 && status !== 429;
    if (!isRefused) throw new Error(message);
    logWarningOnce('logo-not-read', { reason: message });
    return null;
  }
  if (Number(response.headers.get('content-length')) > MAX_BYTES) return null;
  return readBytes(response, MAX_BYTES);
}
