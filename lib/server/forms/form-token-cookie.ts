import 'server-only';
import { setTimeout as delay } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { env } from '@/lib/server/ops/env';
import { ANY_FORM, issueFormToken, TOKEN_TTL_SECONDS } from './form-token';
import { privateCookie } from './private-cookie';

const NAME = 'form-token';
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w.-]+)`);

/**
 * The header `Set-Cookie` with a token for a browser whose scripts have not arrived, or that runs none: its style
 * sheet asks for it when a form is first touched (forms.css).
 */
export async function createTokenCookie(): Promise<string> {
  const attributes = `Path=/; Max-Age=${TOKEN_TTL_SECONDS}; HttpOnly; SameSite=Strict`;
  return privateCookie(NAME, await issueFormToken(ANY_FORM), attributes);
}

/**
 * The token in the cookies of a request; empty where there is none. Such a browser cannot wait until its token is old
 * enough for a person, as a script does: it is given the rest of that time here.
 *
 * @param cookies The header `Cookie`.
 */
export async function takeCookieToken(cookies: string | null): Promise<string> {
  const [, token = ''] = COOKIE.exec(cookies ?? '') ?? [];
  const minAgeMs = env().FORM_MIN_SECONDS * 1000;
  const restMs = issuedAtMs(token) + minAgeMs - Date.now();
  // Anybody may write another time into it.
  if (restMs > 0 && restMs <= minAgeMs) await delay(restMs);
  return token;
}

/** 0 for what is no token. */
function issuedAtMs(token: string): number {
  try {
    return (decodeJwt(token).iat ?? 0) * 1000;
  } catch {
    return 0;
  }
}
