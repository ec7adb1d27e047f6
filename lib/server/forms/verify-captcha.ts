import 'server-only';
import * as z from 'zod';
import { env } from '@/lib/server/ops/env';
import { logWarning } from '@/lib/server/ops/log';

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const TOKEN_LIMIT = 2048;
const PATIENCE_MS = 4000;
const ATTEMPTS = 2;

const answerSchema = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  hostname: z.string().nullish(),
  'error-codes': z.array(z.string()).catch([]),
});

/** `unasked`: the service could not be asked, which is no fault of the visitor. */
type CaptchaVerdict = 'passed' | 'refused' | 'unasked';

/** Whether a form has to carry a captcha: where both keys are set (product reading). */
export function isCaptchaRequired(): boolean {
  const { TURNSTILE_SECRET_KEY, NEXT_PUBLIC_TURNSTILE_SITE_KEY } = env();
  return Boolean(TURNSTILE_SECRET_KEY && NEXT_PUBLIC_TURNSTILE_SITE_KEY);
}

/**
 * Asks Turnstile whether a person solved the captcha of this form on this site. A token counts
 * once; the idempotency key lets our own second attempt get the first one's answer.
 */
export async function verifyCaptcha(
  token: string,
  { action, address }: { action: string; address: string },
): Promise<CaptchaVerdict> {
  if (token === '' || token.length > TOKEN_LIMIT) return 'refused';
  const { TURNSTILE_SECRET_KEY = '', TURNSTILE_VERIFY_URL = VERIFY_URL, SITE_URL } = env();
  const body = JSON.stringify({
    secret: TURNSTILE_SECRET_KEY,
    response: token,
    ...(address !== 'unknown' && { remoteip: address }),
    idempotency_key: crypto.randomUUID(),
  });
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const answer = await ask(TURNSTILE_VERIFY_URL, body);
    if (!answer) continue;
    const isOurs = answer.action === action && answer.hostname === new URL(SITE_URL).hostname;
    if (answer.success && isOurs) return 'passed';
    logWarning('captcha-refused', { codes: answer['error-codes'].join(' '), isOurs });
    return 'refused';
  }
  logWarning('captcha-unasked');
  return 'unasked';
}

async function ask(url: string, body: string): Promise<z.infer<typeof answerSchema> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return answerSchema.parse(await response.json());
  } catch {
    return null;
  }
}
