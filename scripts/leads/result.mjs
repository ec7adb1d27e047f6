// What became of the leads: one record and one message each, or not.
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { CMS_DIR } from '../lib/cms.mjs';
import { step } from '../lib/steps.mjs';

/** @typedef {import('./visitors.mjs').Sent} Sent */
/** @typedef {Awaited<ReturnType<typeof readResult>>} Result */

/**
 * Waits until the outbox is empty, and counts.
 *
 * @param {{
 *   sent: Sent[],
 *   mail: import('../../tests/support/fake-mail.ts').FakeMail,
 *   programs: import('./programs.mjs').Programs,
 *   timeoutMs: number,
 * }} options
 */
export async function readResult({ sent, mail, programs, timeoutMs }) {
  const startedAt = Date.now();
  const outbox = async () => {
    const response = await fetch(`${programs.cmsUrl}/api/submissions/outbox`, {
      headers: { authorization: `Bearer ${programs.token}` },
    });
    return (await response.json()).data;
  };
  await step('Waiting until everything is announced', async () => {
    while ((await outbox()).waiting > 0 && Date.now() - startedAt < timeoutMs) await delay(500);
  });
  const settledSeconds = (Date.now() - startedAt) / 1000;
  const records = countRecords(programs.folder);
  const lost = sent.filter(({ isSent, email }) => isSent && !records.has(email)).length;
  const doubled = [...records.values()].filter((count) => count > 1).length;
  const unannounced = [...records.keys()].filter((email) => mail.about(email).length === 0).length;
  const twice = [...records.keys()].filter((email) => mail.about(email).length > 1).length;
  const { waiting } = await outbox();
  const isRight = lost + doubled + unannounced + twice + waiting === 0;
  const attempts = mail.attempts();
  return {
    records: records.size,
    lost,
    doubled,
    unannounced,
    twice,
    settledSeconds,
    attempts,
    isRight,
  };
}

/**
 * @param {string} folder
 * @returns {Map<string, number>} How many records each address has.
 */
function countRecords(folder) {
  const Database = createRequire(path.join(CMS_DIR, 'package.json'))('better-sqlite3');
  const database = new Database(path.join(folder, 'content.db'), { readonly: true });
  const rows = database
    .prepare(
      "select email, count(*) as n from contacts where company_name = 'Faults' group by email",
    )
    .all();
  database.close();
  return new Map(
    rows.map((/** @type {{ email: string, n: number }} */ { email, n }) => [email, n]),
  );
}

/**
 * @param {{ count: number, sent: Sent[], caused: Map<string, number>, result: Result }} run
 */
export function report({ count, sent, caused, result }) {
  const thanked = sent.filter(({ isSent }) => isSent);
  const attempts = sent.reduce((sum, lead) => sum + lead.attempts, 0);
  const lines = [
    `${count} visitors, ${thanked.length} thanked after ${attempts} attempts.`,
    ...[...caused].map(([name, times]) => `  ${times} × ${name}`),
    `${result.records} records: ${result.lost} lost, ${result.doubled} doubled.`,
    `${result.attempts} requests to the mail service: ${result.unannounced} records unannounced, ${result.twice} announced twice.`,
    `Everything was announced ${result.settledSeconds.toFixed(0)} s after the last fault.`,
  ];
  process.stdout.write(`\n${lines.join('\n')}\n`);
}
