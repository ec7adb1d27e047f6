import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import checker from 'vnu-jar';
import * as z from 'zod';
import { findJava } from '../../scripts/lib/java.mjs';
import { get } from '../support/crawl';
import { SCREENS } from '../support/screens';
import { expect, test } from '../support/test';

const MOST_OUTPUT = 16 * 1024 * 1024;
/** Compiled once and lightly, which halves the processor time of a run of seconds. */
const SHORT_RUN = ['-XX:TieredStopAtLevel=1', '-Xss2m'];
/** React's notes for view transitions, which the checker does not know. */
const VIEW_TRANSITION_ATTRIBUTE =
  /^Attribute “vt-(?:name|update|share|(?:parent-)?(?:enter|exit))” not allowed/;

const reportSchema = z.object({
  messages: z.array(
    z.object({
      type: z.string(),
      url: z.string().optional(),
      message: z.string(),
      extract: z.string().optional(),
    }),
  ),
});

/** Beside the screens themselves: what a form answers without a script, and old addresses. */
const MORE = [
  ['about', '/aboutus'],
  ['an old address', '/contact_us.php'],
  ['an unknown address', '/nowhere/at/all'],
  ['an article of the organization', '/solutions/cloud'],
] as const;

test('the HTML of every screen passes the Nu checker', async ({ environment }) => {
  test.setTimeout(180_000);
  const java = await findJava();
  if (!java)
    throw new Error('The HTML was not checked: no Java (11 or newer) was found; install one.');
  const folder = await mkdtemp(path.join(tmpdir(), 'nu-'));
  try {
    for (const [name, address] of [...SCREENS, ...MORE]) {
      const { text } = await get(environment.siteUrl + address);
      await writeFile(path.join(folder, `${name}.html`), text);
    }
    const { stdout } = await promisify(execFile)(
      java,
      [...SHORT_RUN, '-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', folder],
      { maxBuffer: MOST_OUTPUT },
    );
    const { messages } = reportSchema.parse(JSON.parse(stdout));
    const errors = messages.filter(
      ({ type, message }) => type !== 'info' && !VIEW_TRANSITION_ATTRIBUTE.test(message),
    );
    expect(
      errors.map(({ url, message, extract }) => {
        const screen = path.basename(decodeURIComponent(url ?? ''), '.html');
        return `${screen}: ${message} ${extract ?? ''}`;
      }),
    ).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
