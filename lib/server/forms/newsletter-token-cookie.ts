import 'server-only';
import { createHash } from 'node:crypto';
import type { NextRequest } from 'next/server';
import type { NewsletterPurpose } from '@/lib/routing/newsletter';
import { privateCookie } from './private-cookie';

/** As long as somebody may take to press the button. */
const TTL_SECONDS = 60 * 60;
/** Signed or encrypted by the content service; an e-mail address of 254 characters makes about 500. */
const TOKEN = /^[\w.-]{1,2000}$/;
const LINK_LENGTH = 12;
/** Of one purpose in one browser: all of them come with each request to the button. */
const MAX_LINKS = 4;

type OpenedLink = {
  /** Tells the links of one browser apart, and nobody whose they are: the page has it in its address. */
  link: string;
  /** Headers `Set-Cookie`. */
  cookies: readonly string[];
};

/**
 * The cookie that takes the token of a mail's link to the button behind it, and goes nowhere else;
 * each link has one of its own, and the oldest are dropped. `null` for what is no token.
 */
export function openLink(
  purpose: NewsletterPurpose,
  token: string | null,
  { cookies }: NextRequest,
): OpenedLink | null {
  if (token === null || !TOKEN.test(token)) return null;
  const link = createHash('sha256').update(token).digest('base64url').slice(0, LINK_LENGTH);
  const name = nameOf(purpose, link);
  const others = cookies
    .getAll()
    .map((cookie) => cookie.name)
    .filter((other) => other.startsWith(nameOf(purpose, '')) && other !== name);
  const dropped = others.slice(0, 1 - MAX_LINKS);
  return {
    link,
    cookies: [
      ...dropped.map((other) => toCookie(purpose, other, '', 0)),
      toCookie(purpose, name, token, TTL_SECONDS),
    ],
  };
}

/** The token of a link in the cookies of a request; empty where there is none. */
export function readToken(
  purpose: NewsletterPurpose,
  link: string,
  { cookies }: NextRequest,
): string {
  return cookies.get(nameOf(purpose, link))?.value ?? '';
}

function toCookie(purpose: NewsletterPurpose, name: string, value: string, age: number): string {
  const attributes = `Path=/api/newsletter/${purpose}; Max-Age=${age}; HttpOnly; SameSite=Lax`;
  return privateCookie(name, value, attributes);
}

function nameOf(purpose: NewsletterPurpose, link: string): string {
  return `newsletter-${purpose}-${link}`;
}
