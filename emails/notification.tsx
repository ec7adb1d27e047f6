import { Children, type ReactNode } from 'react';
import { Link, Text } from 'react-email';
import { NOTICE_COPY } from '@/content/mails';
import { INK, LINE, MailButton, MailFrame, MailTitle, MUTED, QUOTED } from './mail-frame';

/** More is shown by no list of mails; `Preview` cuts at 200, where an emoji counts two. */
const MAX_PREVIEW_LENGTH = 100;

export type NotificationProps = {
  /** What came in: 'New quote request'. */
  title: string;
  fromName: string;
  fromEmail: string;
  /** Label and value, in the order to read them; an empty value is left out. */
  facts: readonly { label: string; value: string }[];
  message: string;
};

/** What the sales team reads when a visitor has sent a form (specification §7). */
export default function Notification({
  title,
  fromName,
  fromEmail,
  facts,
  message,
}: NotificationProps) {
  return (
    <MailFrame preview={beginningOf(`${fromName}: ${message}`)}>
      <MailTitle>{title}</MailTitle>
      <table
        role="presentation"
        cellPadding={0}
        cellSpacing={0}
        style={{ width: '100%', marginTop: 20, borderCollapse: 'collapse' }}
      >
        <tbody>
          {facts
            .filter(({ value }) => value !== '')
            .map(({ label, value }) => (
              <Fact key={label} label={label}>
                <span dir="auto">{value}</span>
              </Fact>
            ))}
          <Fact label={NOTICE_COPY.email}>
            <Link href={mailto(fromEmail)} style={{ color: INK, textDecoration: 'underline' }}>
              {fromEmail}
            </Link>
          </Fact>
        </tbody>
      </table>
      <Text
        // Arabic begins at the right.
        dir="auto"
        data-typed
        style={{
          margin: '24px 0 0',
          ...QUOTED,
          color: INK,
          fontSize: 16,
          lineHeight: '26px',
          whiteSpace: 'pre-wrap',
        }}
      >
        {withBreaks(message)}
      </Text>
      <div data-skip-in-text="true">
        <MailButton href={mailto(fromEmail)}>{NOTICE_COPY.reply(fromName)}</MailButton>
      </div>
      <Text style={{ margin: '24px 0 0', color: MUTED, fontSize: 13, lineHeight: '20px' }}>
        {NOTICE_COPY.end}
      </Text>
    </MailFrame>
  );
}

/** A row of the table; in text, where cells have no columns, a line of its own. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  const cell = { padding: '9px 0', borderBottom: `1px solid ${LINE}`, lineHeight: '24px' };
  return (
    <tr data-fact>
      <td data-fact valign="top" style={{ ...cell, width: 92, color: MUTED, fontSize: 14 }}>
        {label}:{' '}
      </td>
      <td data-fact valign="top" style={{ ...cell, color: INK, fontSize: 16 }}>
        {children}
      </td>
    </tr>
  );
}

// Whole characters: what is cut in the middle of one is shown as a question mark.
function beginningOf(text: string): string {
  return [...text].slice(0, MAX_PREVIEW_LENGTH).join('');
}

// Mail programs differ in what they make of a line break in text, and the plain text has its own.
function withBreaks(message: string): ReactNode {
  const [first, ...others] = message.split('\n');
  return Children.toArray([first, ...others.flatMap((line) => [<br key="break" />, line])]);
}

// What a visitor typed must not become a second recipient or a subject.
function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`;
}
