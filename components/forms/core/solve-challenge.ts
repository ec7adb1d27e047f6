import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

const TIMEOUT_MS = 60_000;

/**
 * Does the work that the server asks for when very many forms arrive. Returns the proof, or `null`
 * where it takes too long.
 */
export async function solve(challenge: Challenge): Promise<string | null> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: TIMEOUT_MS });
  return solution && JSON.stringify({ challenge, solution });
}
