import { Children, type ReactNode } from 'react';
import { Heading, Hr, Link, Section, Text } from 'react-email';
import { NOTICE_COPY } from '@/content/mails';
import { INK, MailButton, MailFrame, MUTED } from './mail-frame';

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
      <Heading as="h1" style={{ margin: 0, color: INK, fontSize: 22, lineHeight: '28px' }}>
        {title}
      </Heading>
      <Section style={{ marginTop: 24 }}>
        {facts
          .filter(({ value }) => value !== '')
          .map(({ label, value }) => (
            <Text
              key={label}
              style={{ margin: '0 0 8px', color: INK, fontSize: 16, lineHeight: '24px' }}
            >
              <span style={{ color: MUTED }}>{label}: </span>
              <span dir="auto">{value}</span>
            </Text>
          ))}
        <Text style={{ margin: 0, color: INK, fontSize: 16, lineHeight: '24px' }}>
          <span style={{ color: MUTED }}>{NOTICE_COPY.email}: </span>
          <Link href={mailto(fromEmail)} style={{ color: INK, textDecoration: 'underline' }}>
            {fromEmail}
          </Link>
        </Text>
      </Section>
      <Hr style={{ margin: '24px 0', borderColor: '#e4ddd1' }} />
      <Text
        // Arabic begins at the right.
        dir="auto"
        data-typed
        style={{
          margin: 0,
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
