import 'server-only';
import * as z from 'zod';
import { env } from '@/lib/server/ops/env';
import { logWarning } from '@/lib/server/ops/log';

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';
const MAX_TOKEN_LENGTH = 2048;
const TIMEOUT_MS = 4000;
const MAX_ATTEMPTS = 2;

const responseSchema = z.object({
  success: z.boolean(),
  action: z.string().nullish(),
  hostname: z.string().nullish(),
  'error-codes': z.array(z.string()).catch([]),
});

/** Of the operator: `missing-input-secret` or `invalid-input-secret`. */
const SECRET_CODE = /^(?:missing|invalid)-input-secret$/;

/** Cloudflare's published secrets for tests. Their answers name no action, and example.com as the host. */
const TEST_SECRET = /^[123]x0+AA$/;

/** `unavailable`: nothing was checked, which is no fault of the visitor. */
type CaptchaResult = 'passed' | 'refused' | 'unavailable';

/** The public key of the captcha; `null` where not both keys are set: no form has one then. */
export function captchaSiteKey(): string | null {
  const { TURNSTILE_SECRET_KEY, NEXT_PUBLIC_TURNSTILE_SITE_KEY } = env();
  return (TURNSTILE_SECRET_KEY && NEXT_PUBLIC_TURNSTILE_SITE_KEY) || null;
}

/** The key without which the other one is of no use, if there is one. */
export function missingForCaptcha(): string | null {
  const { TURNSTILE_SECRET_KEY, NEXT_PUBLIC_TURNSTILE_SITE_KEY } = env();
  const keys = Object.entries({ TURNSTILE_SECRET_KEY, NEXT_PUBLIC_TURNSTILE_SITE_KEY });
  const missing = keys.filter(([, value]) => !value);
  return missing.length === 1 ? (missing[0]?.[0] ?? null) : null;
}

/** Whether the captcha is one for tests, which every program passes. */
export function isTestCaptcha(): boolean {
  return captchaSiteKey() !== null && TEST_SECRET.test(env().TURNSTILE_SECRET_KEY ?? '');
}

/**
 * Checks with Turnstile whether a person solved the captcha of this form on this site. A token counts
 * once; the idempotency key lets our own second attempt get the result of the first.
 */
export async function verifyCaptcha(
  token: string,
  { action, address }: { action: string; address: string | null },
): Promise<CaptchaResult> {
  if (token === '' || token.length > MAX_TOKEN_LENGTH) return 'refused';
  const { TURNSTILE_SECRET_KEY = '', TURNSTILE_VERIFY_URL = VERIFY_URL, SITE_URL } = env();
  const body = JSON.stringify({
    secret: TURNSTILE_SECRET_KEY,
    response: token,
    ...(address !== null && { remoteip: address }),
    idempotency_key: crypto.randomUUID(),
  });
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const result = await siteverify(TURNSTILE_VERIFY_URL, body);
    const codes = result?.['error-codes'] ?? [];
    if (!result || codes.includes('internal-error')) continue;
    if (codes.some((code) => SECRET_CODE.test(code))) {
      logWarning('captcha-secret-refused', { codes: codes.join(' ') });
      return 'unavailable';
    }
    const isHere = result.action === action && result.hostname === new URL(SITE_URL).hostname;
    const isOurs = isHere || TEST_SECRET.test(TURNSTILE_SECRET_KEY);
    if (result.success && isOurs) return 'passed';
    logWarning('captcha-refused', { codes: codes.join(' '), isOurs });
    return 'refused';
  }
  logWarning('captcha-unavailable');
  return 'unavailable';
}

async function siteverify(
  url: string,
  body: string,
): Promise<z.infer<typeof responseSchema> | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return responseSchema.parse(await response.json());
  } catch {
    return null;
  }
}
