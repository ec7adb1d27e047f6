// Whether everything in the stack knows everything else.
import { z } from 'zod';

const readiness = z.object({
  status: z.string(),
  content: z.object({ isReachable: z.boolean() }),
  redis: z.object({ isReachable: z.boolean() }).nullable(),
});

/**
 * @param {readonly string[]} copies Addresses of the copies.
 * @param {import('./visitor.mjs').Visitor} visit
 */
export async function isStackHealthy(copies, visit) {
  try {
    const states = await Promise.all(
      copies.map(async (copy) => {
        const response = await fetch(`${copy}/api/health/ready`, {
          signal: AbortSignal.timeout(4_000),
        });
        return readiness.parse(await response.json());
      }),
    );
    const areLinked = states.every(
      ({ status, content, redis }) =>
        status === 'ready' && content.isReachable && redis?.isReachable === true,
    );
    return areLinked && (await visit('/')).status === 200;
  } catch {
    return false;
  }
}
