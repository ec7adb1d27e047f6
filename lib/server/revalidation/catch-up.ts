import 'server-only';
import { z } from 'zod';

const answerSchema = z.tuple([z.coerce.number(), z.string(), z.number(), z.array(z.string())]);

/** What a copy that has not listened learns from Redis. */
export type CaughtUp = {
  /** The present. */
  time: number;
  /** Another name: Redis has lost its data. */
  dataName: string;
  /** Whether marks may be gone, too. */
  isOld: boolean;
  /** When tags have expired. */
  marks: Map<string, number>;
  /** How many of them this copy did not know. */
  missed: number;
};

/**
 * Reads the answer of the catch-up script.
 *
 * @param since Up to which time the copy has listened.
 * @param isAlone Whether it has had a time of its own since then: what it missed expires now.
 */
export function readCaughtUp(answer: unknown, since: number, isAlone: boolean): CaughtUp {
  const [time, dataName, isOld, flat] = answerSchema.parse(answer);
  const marks = new Map<string, number>();
  let missed = 0;
  for (let index = 0; index < flat.length; index += 2) {
    const [tag = '', score = ''] = flat.slice(index, index + 2);
    const isMissed = Number(score) > since;
    if (isMissed) missed += 1;
    marks.set(tag, isMissed && isAlone ? time : Number(score));
  }
  return { time, dataName, isOld: isOld === 1, marks, missed };
}
