import { randomBytes } from 'node:crypto';
import { type Rule, textOf } from '../../editing/writes';
import { refuse } from '../../refuse';
import { LEAD_SETTINGS } from './read-settings';

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
    const secret = textOf(data.webhookSecret) || textOf(stored?.webhookSecret);
    data.webhookSecret = secret || `whsec_${randomBytes(24).toString('base64')}`;
  },
};

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
