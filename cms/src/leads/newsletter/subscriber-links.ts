import { createHash, createHmac } from 'node:crypto';
import { EncryptJWT, jwtDecrypt, jwtVerify, SignJWT } from 'jose';
import { siteUrl } from '../../site-url';

const ALGORITHM = 'HS256';
const ENCRYPTION = { alg: 'dir', enc: 'A256GCM' } as const;
const IV_BYTES = 12;
const DAY_MS = 24 * 60 * 60 * 1000;
/** The link for the confirmation works this long after the mail was sent. */
export const CONFIRMATION_TTL_MS = 7 * DAY_MS;
const PURPOSES = ['confirm', 'unsubscribe'] as const;

type Purpose = (typeof PURPOSES)[number];

/** Whose link it is: one record, or all of an address. */
type Subscriber = { documentId: string } | { email: string };

/** The address by which a subscriber confirms: signed, without a login. */
export async function confirmationLink(documentId: string, sentAt: Date): Promise<string> {
  // The same at each attempt of a day: the mail service takes one mail once, word for word.
  const day = Math.floor(sentAt.getTime() / DAY_MS) * DAY_MS;
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(audienceOf('confirm'))
    .setSubject(documentId)
    .setExpirationTime((day + DAY_MS + CONFIRMATION_TTL_MS) / 1000)
    .sign(key());
  return urlOf('confirm', token);
}

/**
 * The address by which a subscriber leaves, from any newsletter: it names the e-mail address, so that
 * it also ends a later subscription, and never expires. Encrypted: addresses of pages are in logs.
 */
export async function unsubscribeLink(email: string): Promise<string> {
  // Made of the e-mail address, so that the link is the same in each mail and in the export.
  const iv = createHmac('sha256', key()).update(email).digest().subarray(0, IV_BYTES);
  const token = await new EncryptJWT({ email })
    .setProtectedHeader(ENCRYPTION)
    .setAudience(audienceOf('unsubscribe'))
    .setInitializationVector(iv)
    .encrypt(key());
  return urlOf('unsubscribe', token);
}

/** Whose link a token is, and what for; `null` where it is not ours or has expired. */
export async function readSubscriberToken(
  token: unknown,
): Promise<{ purpose: Purpose; subscriber: Subscriber } | null> {
  if (typeof token !== 'string') return null;
  try {
    // An encrypted token has five parts, a signed one three.
    return token.split('.').length === 5 ? await decrypt(token) : await verify(token);
  } catch {
    return null;
  }
}

async function decrypt(token: string) {
  const purpose = 'unsubscribe' as const;
  const { payload } = await jwtDecrypt(token, key(), {
    audience: audienceOf(purpose),
    keyManagementAlgorithms: [ENCRYPTION.alg],
    contentEncryptionAlgorithms: [ENCRYPTION.enc],
  });
  const { email } = payload;
  return typeof email === 'string' ? { purpose, subscriber: { email } } : null;
}

/** Also of links to unsubscribe in mails of November 2026 and before, which name a record. */
async function verify(token: string) {
  const { payload } = await jwtVerify(token, key(), {
    algorithms: [ALGORITHM],
    requiredClaims: ['aud', 'sub'],
  });
  const purpose = PURPOSES.find((known) => payload.aud === audienceOf(known));
  return purpose && payload.sub ? { purpose, subscriber: { documentId: payload.sub } } : null;
}

/** The site leads from there to a page with a button; a mail program posts to it (RFC 8058). */
function urlOf(purpose: Purpose, token: string): string {
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
