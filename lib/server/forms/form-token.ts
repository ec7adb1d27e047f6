import 'server-only';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { FormKind } from '@/lib/forms/action-result';
import { env } from '@/lib/server/ops/env';
import { formSecret } from '@/lib/server/ops/form-secret';

const ALGORITHM = 'HS256';
/** A form left open over lunch can still be sent. */
export const TOKEN_TTL_SECONDS = 2 * 60 * 60;
/** What a browser without scripts gets is asked for by a style sheet, which does not know the form. */
export const ANY_FORM = 'any';

export type TokenCheck =
  | { status: 'valid'; id: string; ageMs: number }
  | { status: 'missing' | 'invalid' | 'too-fast' | 'expired' };

/**
 * A signed token (JWT) for one form, with the moment in which a visitor began to fill it. The
 * browser fetches it when the form is first touched: pages are cached and shared, so one in the
 * page would be neither new nor private. `now` is in milliseconds.
 */
export function issueFormToken(
  kind: FormKind | typeof ANY_FORM,
  now = Date.now(),
): Promise<string> {
  return (
    new SignJWT()
      .setProtectedHeader({ alg: ALGORITHM })
      .setAudience(audience(kind))
      // With its fraction: a whole second is as long as the shortest age.
      .setIssuedAt(now / 1000)
      .setExpirationTime(Math.floor(now / 1000) + TOKEN_TTL_SECONDS)
      .setJti(crypto.randomUUID())
      .sign(key())
  );
}

/** Whether a token is ours, for this form, old enough for a person and not expired. */
export async function checkFormToken(
  token: string,
  kind: FormKind,
  now = Date.now(),
): Promise<TokenCheck> {
  if (token === '') return { status: 'missing' };
  try {
    const { payload } = await jwtVerify(token, key(), {
      algorithms: [ALGORITHM],
      audience: [audience(kind), audience(ANY_FORM)],
      requiredClaims: ['iat', 'exp', 'jti'],
      currentDate: new Date(now),
    });
    const { iat, jti } = payload;
    if (iat === undefined || jti === undefined) return { status: 'invalid' };
    const ageMs = Math.round(now - iat * 1000);
    if (ageMs < env().FORM_MIN_SECONDS * 1000) return { status: 'too-fast' };
    return { status: 'valid', id: jti, ageMs };
  } catch (error) {
    return { status: error instanceof errors.JWTExpired ? 'expired' : 'invalid' };
  }
}

function audience(kind: FormKind | typeof ANY_FORM): string {
  return `form:${kind}`;
}

function key(): Uint8Array {
  return new TextEncoder().encode(formSecret());
}
