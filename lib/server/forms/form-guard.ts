import 'server-only';
import type { Challenge } from 'altcha-lib';
import { messages } from '@/content/messages';
import type { FormKind } from '@/lib/forms/action-result';
import { clientIp } from '@/lib/server/limits/client-ip';
import { countUse, type LimitResult, wasUsed } from '@/lib/server/limits/rate-limit';
import { env } from '@/lib/server/ops/env';
import { pseudonym } from '@/lib/server/ops/form-secret';
import { logWarning } from '@/lib/server/ops/log';
import type { Failure } from './form-results';
import { checkFormToken } from './form-token';
import { createWork, isWorkDone } from './proof-of-work';
import type { SubmittedForm } from './read-form';
import { captchaSiteKey, verifyCaptcha } from './verify-captcha';

type Submission = {
  kind: FormKind;
  hasCaptcha: boolean;
  /** The same for the same text of the same form. */
  submissionKey: string;
  form: SubmittedForm;
  forwardedFor: string | null;
};

type GuardResult = { isAllowed: true } | ({ isAllowed: false } & Failure);

/** The time a person needs for a form; part of the limit for all is reserved for those. */
const MIN_PERSON_MS = 8000;

/**
 * Refuses programs without a task for people: honeypot, single-use token, limits per address and
 * for all together, captcha where one is set up. Above the limit for all, a browser gets through by
 * some work: what others send locks nobody out.
 */
export async function guardForm(submission: Submission): Promise<GuardResult> {
  const { kind, form } = submission;
  // A browser's autofill may have filled it: the second attempt starts without.
  if (form.honeypot !== '') return submitAgain(kind, 'honeypot');
  const token = await checkFormToken(form.token, kind);
  if (token.status !== 'valid') return submitAgain(kind, token.status);

  const { FORM_PROXY_HOPS } = env();
  const { address, network } = clientIp(submission.forwardedFor, FORM_PROXY_HOPS);
  const own = await countOwn(pseudonym(network));
  if (!own.isAllowed) return tooMany(kind, own.retryAfterSeconds, null);
  const all = await countAll(own.isFirst, token.ageMs);
  if (!all.isAllowed && !(await isWorkDone(form.proof, submission.submissionKey))) {
    const challenge = await createWork(submission.submissionKey);
    return tooMany(kind, all.retryAfterSeconds, challenge);
  }
  if (!(await spendToken(token.id, submission.submissionKey))) return submitAgain(kind, 'used');
  if (!submission.hasCaptcha || captchaSiteKey() === null) return { isAllowed: true };

  const captcha = await verifyCaptcha(form.captcha, { action: kind, address });
  // A captcha that cannot be checked must not cost a lead.
  if (captcha !== 'refused') return { isAllowed: true };
  return { isAllowed: false, reason: 'captcha', message: messages.form.captcha };
}

async function countOwn(address: string) {
  const isFirst = !(await wasUsed('address', address));
  return { ...(await countUse('address', address)), isFirst };
}

/**
 * When all together have used up their share, those who took their time and come from an address
 * that has sent nothing yet still get through: a flood does not lock people out.
 */
async function countAll(isFirst: boolean, tokenAgeMs: number): Promise<LimitResult> {
  const all = await countUse('global', 'all');
  if (all.isAllowed || !isFirst || tokenAgeMs < MIN_PERSON_MS) return all;
  return countUse('reserve', 'all');
}

/** A token is valid for one text: sent again with the same text, it is the same submission. */
async function spendToken(id: string, submissionKey: string): Promise<boolean> {
  const spent = `${id}:${submissionKey.slice(0, 16)}`;
  const first = await countUse('token', id);
  if (!first.isAllowed) return wasUsed('token', spent);
  await countUse('token', spent);
  return true;
}

function tooMany(
  kind: FormKind,
  retryAfterSeconds: number,
  challenge: Challenge | null,
): GuardResult {
  logWarning('form-limited', { form: kind, isForWork: challenge !== null });
  const message = messages.form.tooMany(Math.ceil(retryAfterSeconds / 60));
  return { isAllowed: false, reason: 'too-many', message, retryAfterSeconds, challenge };
}

function submitAgain(kind: FormKind, why: string): GuardResult {
  logWarning('form-submit-again', { form: kind, why });
  return { isAllowed: false, reason: 'again', message: messages.form.submitAgain };
}
