// One fault after the other, in an order that looks random and is the same for the same seed.
import { setTimeout as delay } from 'node:timers/promises';
import { repeat } from '../stack/test/repeat.mjs';

const PAUSE_MS = 1_500;
const FAULT_MS = 4_000;

/** @typedef {import('../../tests/support/fake-mail.ts').FakeMail} FakeMail */
/** @typedef {import('../../tests/support/fake-mail.ts').MailFault} MailFault */

/** @type {Record<string, MailFault>} */
const MAIL_FAULTS = {
  'mail service fails': { status: 500 },
  'mail service is busy': { status: 429 },
  'mail service does not answer': { hang: true },
  'mail service cuts the connection': { cut: true },
  'mail service sends, its answer is lost': { lose: true },
  'mail service answers after five seconds': { delayMs: 5_000 },
};

/**
 * @param {{
 *   mail: FakeMail,
 *   programs: import('./programs.mjs').Programs,
 *   random: (limit: number) => number,
 * }} options
 */
export function causeFaults({ mail, programs, random }) {
  /** @type {Map<string, number>} */
  const caused = new Map();
  /** @type {Record<string, () => Promise<unknown>>} */
  const kinds = {
    'content service killed with -9': programs.restartCms,
    'site killed with -9': programs.restartSite,
    ...Object.fromEntries(
      Object.entries(MAIL_FAULTS).map(([name, fault]) => [
        name,
        async () => {
          mail.fail(fault);
          await delay(FAULT_MS);
          // What goes wrong with the mail service may go wrong while a program dies as well.
          if (random(3) > 0) mail.fail(null);
        },
      ]),
    ),
  };
  const names = Object.keys(kinds);
  const end = repeat(async () => {
    const name = names[random(names.length)] ?? '';
    await kinds[name]?.();
    caused.set(name, (caused.get(name) ?? 0) + 1);
    await delay(PAUSE_MS);
  });
  return {
    /** Ends the faults, and returns how often each was caused. */
    async stop() {
      await end();
      mail.fail(null);
      return caused;
    },
  };
}
