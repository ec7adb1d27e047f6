import { messages } from '@/content/messages';
import {
  type ActionResult,
  type FormAction,
  IDLE,
  PROOF_FIELD,
  SOURCE_FIELD,
  TOKEN_FIELD,
} from '@/lib/forms/action-result';
import { readVisited } from './read-visited';
import type { TokenClient } from './token-client';

/** `refused`: a limit for all requests has, before anything looked at the form. */
export type Outcome = ActionResult | { status: 'refused' };

type Submission = { data: FormData; action: FormAction; tokens: TokenClient };

/**
 * Posts what was in the form, with a token, and with a proof of work where the server asks for one: the
 * proof is for this text, whatever is typed meanwhile. Returns `null` where no response came: the same
 * text sent again makes the same record, so a second attempt is safe.
 */
export async function sendForm({ data, action, tokens }: Submission): Promise<Outcome | null> {
  const post = (token: string, proof: string | null = null) => {
    data.set(TOKEN_FIELD, token);
    data.set(SOURCE_FIELD, JSON.stringify(readVisited()));
    if (proof !== null) data.set(PROOF_FIELD, proof);
    return action(IDLE, data);
  };
  try {
    let result = await post(await tokens.take());
    if (result.status === 'failed' && result.reason === 'again') {
      // The page was open for long, or no token came: the visitor need not submit a second time.
      tokens.store(result.token);
      result = await post(await tokens.take());
    }
    if (result.status !== 'failed' || !result.challenge) return result;
    const { solve } = await import('./solve-challenge');
    const proof = await solve(result.challenge);
    tokens.store(result.token);
    return proof === null ? result : await post(await tokens.take(), proof);
  } catch (error) {
    const isRefused = error instanceof Error && error.message === messages.tooManyRequests;
    return isRefused ? { status: 'refused' } : null;
  }
}
