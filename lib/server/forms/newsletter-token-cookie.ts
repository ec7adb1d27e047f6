import 'server-only';
import type { NextRequest } from 'next/server';
import type { NewsletterPurpose } from '@/lib/routing/newsletter';
import { env } from '@/lib/server/ops/env';

/** As long as somebody may take to press the button. */
const TTL_SECONDS = 60 * 60;
/** Signed or encrypted by the content service; an e-mail address of 254 characters makes about 500. */
const TOKEN = /^[\w.-]{1,2000}$/;

/**
 * The cookie that takes the token of a mail's link to the button behind it, and goes nowhere else;
 * `null` for what is no token.
 */
export function tokenCookie(purpose: NewsletterPurpose, token: string | null): string | null {
  if (token === null || !TOKEN.test(token)) return null;
  const attributes = `Path=${pathOf(purpose)}; Max-Age=${TTL_SECONDS}; HttpOnly; SameSite=Lax`;
  const isSecure = new URL(env().SITE_URL).protocol === 'https:';
  return `${nameOf(purpose)}=${token}; ${attributes}${isSecure ? '; Secure' : ''}`;
}

/** The token in the cookies of a request; empty where there is none. */
export function readToken(purpose: NewsletterPurpose, { cookies }: NextRequest): string {
  return cookies.get(nameOf(purpose))?.value ?? '';
}

function pathOf(purpose: NewsletterPurpose): string {
  return `/api/newsletter/${purpose}`;
}

function nameOf(purpose: NewsletterPurpose): string {
  return `newsletter-${purpose}`;
}
