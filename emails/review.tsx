import { Body, Button, Container, Head, Html, Preview, Text } from 'react-email';

export type ReviewProps = { text: string; comment: string; open: string; entryUrl: string };

const INK = '#0b1220';
const FONT = 'Helvetica, Arial, sans-serif';
const PARAGRAPH = { color: INK, fontSize: 16, lineHeight: '26px' };

/** What a member of staff reads when an entry waits for them. */
export function Review({ text, comment, open, entryUrl }: ReviewProps) {
  return (
    <Html lang="en">
      <Head />
      <Preview>{text}</Preview>
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
          <Text style={{ ...PARAGRAPH, margin: 0 }}>{text}</Text>
          {comment && (
            <Text style={{ ...PARAGRAPH, margin: '20px 0 0', whiteSpace: 'pre-line' }}>
              {comment}
            </Text>
          )}
          <Button
            href={entryUrl}
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
            {open}
          </Button>
        </Container>
      </Body>
    </Html>
  );
}

/** For `npx email dev`. */
Review.PreviewProps = {
  text: 'Asha asks you to look at “Month-end in three days” (Article) and to publish it.',
  comment: 'Please look at the figures.',
  open: 'Open the entry',
  entryUrl: 'https://content.example.com/admin',
} satisfies ReviewProps;
