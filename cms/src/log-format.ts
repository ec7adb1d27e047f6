import { currentRequestId } from './request-id';

/** Where winston looks for the line that it writes. */
const LINE = Symbol.for('message');
const EMAIL = /[^\s@<>"'`(),]+@[^\s@<>"'`(),]+/g;
/** The database quotes a failed statement with its values. */
const STATEMENT = /\b(insert into|update|select|delete from)\b[\s\S]* - (?=[^-]*$)/i;
const OWN_FIELDS = ['level', 'message', 'timestamp', 'event', 'stack'];

type Info = Record<string | symbol, unknown>;

/**
 * The log format of both programs (lib/server/ops/log.ts writes the site's): one line of JSON. Texts
 * of others lose e-mail addresses and the values of database statements.
 */
export const logFormat = {
  transform(info: Info): Info {
    const requestId = currentRequestId();
    const { level, message, event = 'message', stack } = info;
    const details = Object.entries(info).filter(([name]) => !OWN_FIELDS.includes(name));
    const line = JSON.stringify({
      time: new Date().toISOString(),
      level,
      program: 'content',
      event,
      ...(requestId !== null && { requestId }),
      ...Object.fromEntries(details),
      message: withoutValues(String(message)),
      ...(typeof stack === 'string' && { stack: withoutValues(stack) }),
    });
    return { ...info, [LINE]: line };
  },
};

/** A text without e-mail addresses and without the values of a database statement. */
export function withoutValues(text: string): string {
  return text.replace(STATEMENT, '$1 … - ').replace(EMAIL, '[e-mail]');
}
