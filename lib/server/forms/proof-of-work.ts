import 'server-only';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod';
import { parseJson } from '@/lib/parse-json';
import { formSecret } from '@/lib/server/ops/form-secret';

/** Some 256 derivations: less than a second for a computer, a few seconds for an old phone. */
const WORK = { algorithm: 'PBKDF2/SHA-256', cost: 10_000, keyPrefix: '00' } as const;
const TTL_MS = 10 * 60 * 1000;

const hex = z.string().max(128);
const proofSchema = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(WORK.algorithm),
      nonce: hex,
      salt: hex,
      cost: z.literal(WORK.cost),
      keyLength: z.number(),
      keyPrefix: z.literal(WORK.keyPrefix),
      expiresAt: z.number(),
      data: z.object({ submission: z.string() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.number(), derivedKey: hex }),
});

/** A piece of work for the browser; done, it is good for this one submission within ten minutes. */
export function createWork(submissionKey: string): Promise<Challenge> {
  return createChallenge({
    ...WORK,
    deriveKey,
    expiresAt: new Date(Date.now() + TTL_MS),
    data: { submission: submissionKey },
    hmacSignatureSecret: formSecret(),
  });
}

/** Whether `proof`, as a browser sends it, is the work of ours for this submission. */
export async function isWorkDone(proof: string, submissionKey: string): Promise<boolean> {
  const { data } = proofSchema.safeParse(parseJson(proof));
  if (data?.challenge.parameters.data.submission !== submissionKey) return false;
  const { verified } = await verifySolution({
    ...data,
    deriveKey,
    hmacSignatureSecret: formSecret(),
  });
  return verified;
}
