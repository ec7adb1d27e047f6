import { randomBytes } from 'node:crypto';
import type { Rule } from '../../editing/writes';
import { refuse } from '../../refuse';
import { textOf } from '../../text-of';
import { LEAD_SETTINGS } from './read-settings';

const SECRET = /^(?:whsec_)?([A-Za-z0-9+/]+={0,2})$/;
/** As Standard Webhooks asks: a shorter key can be guessed, and then anybody can send such leads. */
const MIN_KEY_BYTES = 24;

/** Refuses settings that could not work, and makes the secret of the webhook. */
export const leadSettings: Rule = {
  uids: [LEAD_SETTINGS],
  before: ({ data, stored }) => {
    if (data.webhookUrl && !isSafeUrl(textOf(data.webhookUrl))) {
      refuse('webhookUrl', 'Write an address that begins with https://');
    }
    if (data.timeZone && !isTimeZone(textOf(data.timeZone))) {
      refuse('timeZone', 'This time zone is not known. Write one such as Africa/Nairobi.');
    }
    const stands = textOf(stored?.webhookSecret);
    const secret = textOf(data.webhookSecret) || stands;
    // One that was stored before goes on working.
    if (secret !== stands && !isSecret(secret)) {
      refuse(
        'webhookSecret',
        'Paste the secret as your CRM shows it: “whsec_” and at least 32 letters and digits, or leave the field empty: then it is made for you.',
      );
    }
    data.webhookSecret = secret || `whsec_${randomBytes(MIN_KEY_BYTES).toString('base64')}`;
  },
};

function isSecret(text: string): boolean {
  const [, key = ''] = SECRET.exec(text) ?? [];
  return Buffer.from(key, 'base64').length >= MIN_KEY_BYTES;
}

/** Personal data leaves encrypted; a program on the same machine needs no encryption. */
function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username } = new URL(text);
  if (username !== '') return false;
  return (
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1)$/.test(hostname))
  );
}

function isTimeZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
