import 'server-only';
import { createHmac, scryptSync } from 'node:crypto';
import { reencodePath } from '@/lib/routing/reencode-path';
import { env } from '@/lib/server/ops/env';
import { areSecretsEqual } from '@/lib/server/ops/secrets';
import { shared } from '@/lib/server/ops/shared-state';

/** Of 64 characters: nobody guesses it, and a page with a hundred images stays small. */
const SIGNATURE_LENGTH = 8;

// Every copy of the site, and every process of it, has the same: a cached page names cached images.
// Made slowly, because what it signs is public.
const mediaKey = shared('mediaKey', () => {
  return scryptSync(env().CONTENT_API_TOKEN, 'media-version', 32);
});

/**
 * The version in the address of a file: a signed one, so that nobody else can make another address of
 * the same file, and have its image made once more.
 *
 * @param path Of the address.
 * @param changedAt When the file was last changed, in milliseconds since 1970.
 */
export function signVersion(path: string, changedAt: number): string {
  return sign(path, changedAt.toString(36));
}

/** Whether {@link signVersion} has made this version of this path. */
export function isSignedVersion(path: string, version: string): boolean {
  const [time = ''] = version.split('.', 1);
  return areSecretsEqual(version, sign(path, time));
}

/** The one way to write a path, without slashes that are too many; as it is where it cannot be decoded. */
export function normalizePath(path: string): string {
  const written = reencodePath(path);
  return written === null ? path : `/${written.split('/').filter(Boolean).join('/')}`;
}

function sign(path: string, time: string): string {
  const digest = createHmac('sha256', mediaKey()).update(`${time} ${normalizePath(path)}`);
  return `${time}.${digest.digest('base64url').slice(0, SIGNATURE_LENGTH)}`;
}
