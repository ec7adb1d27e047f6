import { currentRequestId } from './request-id';

/** Where winston looks for the line that it writes. */
const LINE = Symbol.for('message');
/** Begins where a word begins: a search from each letter would take the square of their number. */
const EMAIL = /(?<![^\s@<>"'`(),])[^\s@<>"'`(),]+@[^\s@<>"'`(),]+/g;
/** PostgreSQL quotes the row, or the value, that it refuses. */
const ROW = /(Failing row contains |Key \(.*?\)=)\([\s\S]*\)/g;
/** Of what is no JSON an error quotes some letters. */
const NO_JSON = /, (?:\.{3})?"[\s\S]{0,80}?"(?:\.{3})? is not valid JSON/g;
/** What a line names itself; `body` is what somebody sent that is no JSON: the parser's error has all of it, a password or megabytes. */
const NO_DETAILS = ['level', 'message', 'timestamp', 'event', 'stack', 'body'];

type Info = Record<string | symbol, unknown>;

/**
 * The log format of both programs (lib/server/ops/log.ts writes the site's): one line of JSON. Texts
 * of others lose e-mail addresses and what a database quotes; a failed statement has no values
 * (config/database.ts).
 */
export const logFormat = {
  transform(info: Info): Info {
    const requestId = currentRequestId();
    const { level, message, event = 'message', stack } = info;
    const details = Object.entries(info).filter(([name]) => !NO_DETAILS.includes(name));
    const line = {
      time: new Date().toISOString(),
      level,
      program: 'content',
      event,
      ...(requestId !== null && { requestId }),
      ...Object.fromEntries(details),
      message: String(message),
      ...(typeof stack === 'string' && { stack }),
    };
    const clean = (_: string, value: unknown) =>
      typeof value === 'string' ? withoutValues(value) : value;
    return { ...info, [LINE]: JSON.stringify(line, clean) };
  },
};

/** A text without e-mail addresses, without the row that a database quotes, and without what is no JSON. */
export function withoutValues(text: string): string {
  return text.replace(ROW, '$1(…)').replace(NO_JSON, ': not valid JSON').replace(EMAIL, '[e-mail]');
}
