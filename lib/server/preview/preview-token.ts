import 'server-only';
import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

/** The cookie with the token of an open preview. */
export const PREVIEW_COOKIE = 'site-preview';

const MAX_TOKEN_LENGTH = 2_000;

/**
 * What a token is for: `open`, a link of the content service; `see`, a preview that is open;
 * `leave`, the form that ends it.
 */
export type PreviewUse = 'open' | 'see' | 'leave';

const claims = z.object({
  jti: z.string().min(8).max(64),
  path: z.string().regex(/^\/(?!\/)[^\\?#\s\p{Cc}]*$/u),
  status: z.enum(['draft', 'published']),
  entry: z.url({ protocol: /^https?$/ }),
  documentId: z.string().min(1).max(64).nullable().default(null),
  change: z.uuid().nullable().default(null),
  isShared: z.boolean().default(false),
  exp: z.number(),
});

export type Preview = {
  id: string;
  /** The one path of the site that the preview is for. */
  path: string;
  /** Which version the editor asked for. */
  status: 'draft' | 'published';
  /** Where the entry is edited; its origin is the only third party that may frame the preview. */
  entry: string;
  /** The one entry whose draft is on the page, as several drafts may have its address; `null`: the page shows others too. */
  documentId: string | null;
  /** Names a change that is in a form of the content service and not saved; `null`: none. */
  change: string | null;
  /** Whether its link is given away, and opens for everybody who has it. */
  isShared: boolean;
  /** Seconds since 1970. */
  expiresAt: number;
};

/** Signs a token (JWT, HS256) that lets its bearer do one thing with a preview until it expires. */
export async function signPreviewToken(
  { id, expiresAt, ...claimed }: Preview,
  use: PreviewUse,
  secret: string,
): Promise<string> {
  return new SignJWT(claimed)
    .setProtectedHeader({ alg: 'HS256' })
    .setJti(id)
    .setAudience(audienceOf(use))
    .setExpirationTime(expiresAt)
    .sign(keyOf(secret));
}

/**
 * Reads a token; `null` for one that is forged, broken, expired or meant for something else.
 *
 * @param secret PREVIEW_SECRET; without one, no token is valid.
 */
export async function readPreviewToken(
  token: string | null | undefined,
  use: PreviewUse,
  secret: string | undefined,
  now = new Date(),
): Promise<Preview | null> {
  if (!token || !secret || token.length > MAX_TOKEN_LENGTH) return null;
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      audience: audienceOf(use),
      currentDate: now,
    });
    const { jti, exp, ...rest } = claims.parse(payload);
    return { id: jti, expiresAt: exp, ...rest };
  } catch {
    return null;
  }
}

/** Who may show a preview in a frame: the site itself and the admin that it was opened from. */
export function previewFrameAncestors({ entry }: Pick<Preview, 'entry'>): string {
  return `frame-ancestors 'self' ${new URL(entry).origin}`;
}

function audienceOf(use: PreviewUse): string {
  return `preview:${use}`;
}

function keyOf(secret: string): Uint8Array {
  return new TextEncoder().encode(secret);
}
