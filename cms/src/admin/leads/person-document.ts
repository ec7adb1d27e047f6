import type { PersonRecord } from '../../leads/privacy/person-record';
import { fieldInWords } from './field-in-words';

/** What the service hands out about one address. */
export type PersonExport = {
  /** ISO 8601. */
  exportedAt: string;
  email: string;
  records: PersonRecord[];
  /** Of the organization; `null`: that of this computer. */
  timeZone: string | null;
};

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:45rem;margin:2rem auto;padding:0 1rem;overflow-wrap:anywhere}li,pre{white-space:pre-wrap}';

/**
 * What is stored about a person as a page that can be sent to them and opened anywhere: in plain words, and
 * below them the same for a program (GDPR, article 20).
 */
export function toPersonDocument({ exportedAt, email, records, timeZone }: PersonExport): string {
  const zone = timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = momentIn(zone);
  const title = `What we store about ${email}`;
  const sections = records.map((record) => toSection(record, moment));
  const data = records.map(({ uid, documentId, ...rest }) => rest);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body>`,
    `<h1>${escapeHtml(title)}</h1>`,
    `<p>As of ${escapeHtml(moment(exportedAt))}. All times are those of ${escapeHtml(zone)}.</p>`,
    ...sections,
    '<details><summary>The same for a program (JSON)</summary>',
    `<pre>${escapeHtml(JSON.stringify({ exportedAt, email, records: data }, null, 2))}</pre>`,
    '</details></body></html>',
  ].join('\n');
}

function toSection(
  { kind, sentAt, fields, notes }: PersonRecord,
  moment: (iso: string) => string,
): string {
  const lines = Object.entries(fields).flatMap(
    ([name, value]) => fieldInWords(name, value, moment) ?? [],
  );
  const noted = notes.map(({ text, author, writtenAt }) => {
    const when = writtenAt ? `, ${moment(writtenAt)}` : '';
    return `Note by ${author || 'a colleague'}${when}: ${text}`;
  });
  const items = [...lines, ...noted].map((line) => `<li>${escapeHtml(line)}</li>`);
  return `<h2>${escapeHtml(`${kind}, ${moment(sentAt)}`)}</h2>\n<ul>${items.join('\n')}</ul>`;
}

function momentIn(timeZone: string): (iso: string) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ dateStyle: 'long', timeStyle: 'short', timeZone },
  });
  return (iso) => format.format(new Date(iso));
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
