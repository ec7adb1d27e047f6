import type { ReactNode } from 'react';
import { Body, Button, Container, Head, Heading, Html, Preview } from 'react-email';

export const INK = '#0b1220';
export const MUTED = '#545b6a';
export const SAND = '#f1ebe0';
export const LINE = '#e4ddd1';
/** The ground of what somebody wrote, below what the mail says of it. */
export const QUOTED = { padding: '16px 20px', backgroundColor: SAND };
const FONT = 'Helvetica, Arial, sans-serif';

type MailFrameProps = {
  /** What a list of mails shows beside the subject. */
  preview: string;
  children: ReactNode;
};

/** What every mail looks like around its text. */
export function MailFrame({ preview, children }: MailFrameProps) {
  return (
    <Html lang="en">
      <Head>
        {/* Without them a program for phones may lay it out for a desk, or darken what is drawn on light paper. */}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body
        style={{ margin: 0, padding: '24px 12px', backgroundColor: '#faf8f5', fontFamily: FONT }}
      >
        <Container
          style={{
            maxWidth: 560,
            padding: '32px 24px',
            backgroundColor: '#fffdfa',
            border: `1px solid ${LINE}`,
            borderTop: `3px solid ${INK}`,
            // A table is as wide as its longest word: an address would make the mail wider than a phone.
            wordBreak: 'break-word',
          }}
        >
          {children}
        </Container>
      </Body>
    </Html>
  );
}

/** What it is about, as its first line. */
export function MailTitle({ children }: { children: string }) {
  return (
    <Heading
      as="h1"
      style={{ margin: 0, color: INK, fontSize: 24, lineHeight: '30px', letterSpacing: '-0.3px' }}
    >
      {children}
    </Heading>
  );
}

/** The one thing to do next. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <Button
      href={href}
      style={{
        marginTop: 28,
        padding: '14px 24px',
        backgroundColor: INK,
        borderRadius: 4,
        color: '#f7f5f1',
        fontSize: 16,
        fontWeight: 600,
      }}
    >
      {children}
    </Button>
  );
}
