import type { NextRequest } from 'next/server';
import { ContentError } from '@/content-client';
import {
  LINK_FIELD,
  type NewsletterPurpose,
  type NewsletterState,
  newsletterPath,
  toNewsletterPurpose,
} from '@/lib/routing/newsletter';
import { backgroundClient } from '@/lib/server/cms/content';
import { openLink, readToken } from '@/lib/server/forms/newsletter-token-cookie';
import { refuseFlood } from '@/lib/server/limits/refuse-flood';
import { logWarning } from '@/lib/server/ops/log';
import { readBody } from '@/lib/server/ops/read-body';

const MAX_BODY_BYTES = 8 * 1024;
const DONE = { confirm: 'confirmed', unsubscribe: 'unsubscribed' } as const;
const INVALID = { confirm: 'invalid', unsubscribe: 'unsubscribe-invalid' } as const;

type Context = RouteContext<'/api/newsletter/[purpose]'>;

/** A link of a mail: leads to the screen with the button, without its token, and changes nothing. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  const purpose = toNewsletterPurpose((await params).purpose);
  if (!purpose) return new Response(null, { status: 404 });
  const opened = openLink(purpose, new URL(request.url).searchParams.get('token'), request);
  if (!opened) return redirect(newsletterPath(INVALID[purpose]));
  return redirect(newsletterPath(purpose, opened.link), opened.cookies);
}

/**
 * The button of that screen, or of a mail program, which sends the address of the mail's header
 * `List-Unsubscribe` and the body of RFC 8058, and gets no page.
 */
export async function POST(request: NextRequest, { params }: Context): Promise<Response> {
  const refusal = await refuseFlood(request.headers);
  if (refusal) return refusal;
  const purpose = toNewsletterPurpose((await params).purpose);
  const body = await readBody(request, MAX_BODY_BYTES);
  if (!purpose || body === null) return new Response(null, { status: 404 });
  const form = await readForm(body, request.headers.get('content-type') ?? '');
  const sent = new URL(request.url).searchParams.get('token');
  const token = sent ?? readToken(purpose, String(form.get(LINK_FIELD) ?? ''), request);
  const state = await change(token, purpose);
  if (form.get('List-Unsubscribe') !== 'One-Click') return redirect(newsletterPath(state));
  if (state === 'failed') return new Response(null, { status: 503 });
  // Who reads the mail is not told that it is done.
  return new Response(null, { status: state === DONE[purpose] ? 200 : 400 });
}

/** Mail programs send either of two types (RFC 8058, section 3.2). */
async function readForm(body: string, type: string): Promise<FormData | URLSearchParams> {
  if (!/^multipart\/form-data\b/i.test(type)) return new URLSearchParams(body);
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData();
  } catch {
    return new FormData();
  }
}

async function change(token: string, purpose: NewsletterPurpose): Promise<NewsletterState> {
  try {
    await backgroundClient().submissions.changeSubscription(token, purpose);
    return DONE[purpose];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    if (error.kind === 'rejected') return INVALID[purpose];
    logWarning('subscription-not-changed', { purpose, kind: error.kind });
    return 'failed';
  }
}

function redirect(path: string, cookies: readonly string[] = []): Response {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 303, headers });
}
