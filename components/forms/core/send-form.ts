import {
  type ActionResult,
  type FormAction,
  IDLE,
  SOURCE_FIELD,
  TOKEN_FIELD,
} from '@/lib/forms/action-result';
import type { TokenClient } from './token-client';
import { readVisited } from './visited';

type Submission = { form: HTMLFormElement; action: FormAction; tokens: TokenClient };

/**
 * Posts the form as it stands, with a token. Returns `null` where no response came: the same text
 * sent again makes the same record, so a second attempt is safe.
 */
export async function sendForm({ form, action, tokens }: Submission): Promise<ActionResult | null> {
  const post = (token: string) => {
    const data = new FormData(form);
    data.set(TOKEN_FIELD, token);
    data.set(SOURCE_FIELD, JSON.stringify(readVisited()));
    return action(IDLE, data);
  };
  try {
    const first = await post(await tokens.take());
    if (first.status !== 'failed' || first.reason !== 'again') return first;
    // The page was open for long, or no token came: the visitor need not submit a second time.
    tokens.store(first.token);
    return await post(await tokens.take());
  } catch {
    return null;
  }
}
