import { siteRoute } from '../../site-url';
import type { Outcome } from './channel';

/** The site waits four seconds for the mail service. */
const TIMEOUT_MS = 15_000;
const OUTCOMES: Record<string, Outcome> = { sent: 'done', blocked: 'refused', failed: 'later' };

/**
 * Has the site send a mail (`POST /api/notify`).
 *
 * @param message What the mail is about, as the site reads it.
 * @throws Error when the site gives no answer that can be used.
 */
export async function askSite(message: Record<string, unknown>): Promise<Outcome> {
  const response = await fetch(siteRoute('/api/notify'), {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${process.env.REVALIDATE_SECRET}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify(message),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`the site answered ${response.status}`);
  const body: unknown = await response.json();
  const word =
    typeof body === 'object' && body !== null && 'outcome' in body ? String(body.outcome) : '';
  const outcome = OUTCOMES[word];
  if (!outcome) throw new Error('the site gave an answer that is unknown');
  return outcome;
}
