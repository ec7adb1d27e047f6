import { Body, Button, Container, Head, Html, Link, Preview, Text } from 'react-email';

export type ConfirmationProps = { confirmUrl: string; unsubscribeUrl: string };

const INK = '#0b1220';
const MUTED = '#545b6a';
const FONT = 'Helvetica, Arial, sans-serif';

/** What somebody reads whose address was written into the newsletter form. */
export function Confirmation({ confirmUrl, unsubscribeUrl }: ConfirmationProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>One click, and you are subscribed.</Preview>
      <Body
        style={{ margin: 0, padding: '24px 12px', backgroundColor: '#faf8f5', fontFamily: FONT }}
      >
        <Container
          style={{
            maxWidth: 560,
            padding: 32,
            backgroundColor: '#fffdfa',
            border: '1px solid #e4ddd1',
            borderTop: '3px solid #f43f5e',
          }}
        >
          <Text style={{ margin: 0, color: INK, fontSize: 16, lineHeight: '26px' }}>
            Somebody, probably you, wrote this address into the newsletter form of our website.
            Please confirm that you want to get it. The link is valid for seven days.
          </Text>
          <Button
            href={confirmUrl}
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
            Confirm my subscription
          </Button>
          <Text style={{ margin: '24px 0 0', color: MUTED, fontSize: 13, lineHeight: '20px' }}>
            It was not you? Then do nothing, or{' '}
            <Link href={unsubscribeUrl} style={{ color: MUTED, textDecoration: 'underline' }}>
              remove the address
            </Link>
            .
          </Text>
        </Container>
      </Body>
    </Html>
  );
}

/** For `npx email dev`. */
Confirmation.PreviewProps = {
  confirmUrl: 'https://www.example.com/api/newsletter/confirm?token=t',
  unsubscribeUrl: 'https://www.example.com/api/newsletter/unsubscribe?token=t',
} satisfies ConfirmationProps;
