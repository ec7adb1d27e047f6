import { createHash } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { siteUrl } from '../../redirects/guard-redirects';

const ALGORITHM = 'HS256';
/** The link for the confirmation works this long after somebody has subscribed. */
export const CONFIRMATION_TTL_MS = 7 * 24 * 60 * 60 * 1000;
const PURPOSES = ['confirm', 'unsubscribe'] as const;

export type Purpose = (typeof PURPOSES)[number];

/** The addresses that a mail to a subscriber carries: each is signed, and needs no login. */
export async function subscriberLinks(
  documentId: string,
  subscribedAt: Date,
): Promise<{ confirmUrl: string; unsubscribeUrl: string }> {
  return {
    // The same at each attempt: the mail service takes one mail once, word for word.
    confirmUrl: await link('confirm', documentId, subscribedAt.getTime() + CONFIRMATION_TTL_MS),
    unsubscribeUrl: await link('unsubscribe', documentId),
  };
}

/** Whose link a token is, and what for; `null` where it is not ours or has expired. */
export async function readSubscriberToken(
  token: unknown,
): Promise<{ purpose: Purpose; documentId: string } | null> {
  if (typeof token !== 'string') return null;
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [ALGORITHM],
      requiredClaims: ['aud', 'sub'],
    });
    const purpose = PURPOSES.find((known) => payload.aud === audienceOf(known));
    return purpose && payload.sub ? { purpose, documentId: payload.sub } : null;
  } catch {
    return null;
  }
}

async function link(purpose: Purpose, documentId: string, expiresAt?: number): Promise<string> {
  const jwt = new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(audienceOf(purpose))
    .setSubject(documentId);
  // A reader who finds an old newsletter can still leave it.
  if (expiresAt !== undefined) jwt.setExpirationTime(Math.floor(expiresAt / 1000));
  const token = await jwt.sign(key());
  // The site leads from there to a page with a button; a mail program posts to it (RFC 8058).
  return new URL(`/api/newsletter/${purpose}?token=${token}`, siteUrl()).href;
}

function audienceOf(purpose: Purpose): string {
  return `newsletter:${purpose}`;
}

/** A key of its own for these links, made of a secret that every copy of the service has. */
function key(): Uint8Array {
  const secret = process.env.API_TOKEN_SALT;
  if (!secret) throw new Error('API_TOKEN_SALT is missing');
  return createHash('sha256').update(`newsletter links:${secret}`).digest();
}
