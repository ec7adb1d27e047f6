import { execFileSync } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { createEditor } from '../cms/scripts/editor.mjs';
import { inTurns } from './support/in-turns';
import {
  LONG_ENOUGH_MS,
  newToken,
  type PostedQuote,
  postQuote,
  QUOTES,
  SENT,
  TOO_MANY,
} from './support/quote-form';
import { expect, test } from './support/test';

/** The limits that hold where none are set (docs/forms.md). */
const GLOBAL_LIMIT = 120;
const PER_ADDRESS_LIMIT = 10;
const ADDRESSES = 500;
const ROUNDS = 10;
/** Of each kind in a round: 2,000 posts in all. */
const POSTS = 50;
const AT_ONCE = 25;
const HONEST = 10;
/** Whoever has taken that time is not taken for the flood. */
const UNHURRIED_MS = 8_500;
const INJECTED = 'Eve\r\nBcc: everybody@example.com';

/** Megabytes that a process holds. */
function residentMegabytes(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) / 1024;
}

test('of 2,000 posts from 500 addresses the configured number is saved, and honest visitors get through', async ({
  world,
}) => {
  test.setTimeout(240_000);
  // A copy with the limits that hold by default, and with a content service of its own.
  const { url, pid, cms } = await world.startOtherFirm();
  try {
    const editor = await createEditor(cms);
    const before = (await editor.list(QUOTES, '')).pagination.total;
    let posted = 0;
    const addressOf = (index: number) =>
      `10.9.${Math.floor((index % ADDRESSES) / 250)}.${index % 250}`;
    const send = async (quote: PostedQuote) => {
      posted += 1;
      // The same text twice would be one record.
      const fields = { email: `flood-${posted}@example.com`, ...quote.fields };
      const address = addressOf(posted);
      return postQuote(url, { ...quote, address, fields }).catch(() => ({ status: 0, html: '' }));
    };

    const honest = await Promise.all(
      Array.from({ length: HONEST }, async (_, index) => {
        const address = `192.0.2.${index + 1}`;
        return { address, token: await newToken(url, address) };
      }),
    );
    const honestSince = Date.now();

    const answers: { html: string }[] = [];
    const megabytes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const fresh = Array.from({ length: POSTS }, (_, index) => round * POSTS + index);
      const tokens = await inTurns(fresh, AT_ONCE, (index) => newToken(url, addressOf(index)));
      await delay(LONG_ENOUGH_MS);
      answers.push(
        // A token each; the same ones again with another text; none; forged ones and strange names.
        ...(await inTurns(tokens, AT_ONCE, (token) =>
          send({ token, fields: { name: INJECTED, phone: INJECTED } }),
        )),
        ...(await inTurns(tokens, AT_ONCE, (token) =>
          send({ token, fields: { message: 'Another text for the same token.' } }),
        )),
        ...(await inTurns(tokens, AT_ONCE, () => send({}))),
        ...(await inTurns(tokens, AT_ONCE, (token) =>
          send({ token: `${token}x`, fields: { __proto__x: '1', 'name[admin]': '2' } }),
        )),
      );
      await send({ token: tokens[0], fields: { message: 'x'.repeat(10_000_000) } });
      megabytes.push(residentMegabytes(pid));
    }
    expect(posted).toBeGreaterThanOrEqual(4 * ROUNDS * POSTS);
    const through = answers.filter(({ html }) => html.includes(SENT)).length;
    expect(through).toBeGreaterThan(PER_ADDRESS_LIMIT);
    expect(through).toBeLessThanOrEqual(GLOBAL_LIMIT);
    expect(answers.filter(({ html }) => html.includes(TOO_MANY)).length).toBeGreaterThan(0);

    // They have been typing all the while.
    await delay(Math.max(0, honestSince + UNHURRIED_MS - Date.now()));
    const kept = await inTurns(honest, AT_ONCE, (visitor) =>
      postQuote(url, { ...visitor, fields: { email: `asha@${visitor.address}.example` } }),
    );
    expect(kept.filter(({ html }) => html.includes(SENT))).toHaveLength(HONEST);

    const { total } = (await editor.list(QUOTES, '')).pagination;
    expect(total - before).toBe(through + HONEST);

    // The heap takes its room in the first rounds; what is kept of a post would be seen in the last.
    const [early, late] = [megabytes.slice(0, ROUNDS / 2), megabytes.slice(ROUNDS / 2)];
    expect(Math.max(...late), megabytes.join(' ')).toBeLessThan(Math.max(...early) * 1.15);
  } finally {
    await world.stopOtherFirm();
  }
});
