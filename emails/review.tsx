import { Text } from 'react-email';
import { INK, MailButton, MailFrame, QUOTED } from './mail-frame';

export type ReviewProps = { text: string; comment: string; open: string; entryUrl: string };

const PARAGRAPH = { color: INK, fontSize: 16, lineHeight: '26px' };

/** What a member of staff reads when an entry waits for them. */
export default function Review({ text, comment, open, entryUrl }: ReviewProps) {
  return (
    <MailFrame preview={text}>
      <Text style={{ ...PARAGRAPH, margin: 0 }}>{text}</Text>
      {comment && (
        <Text
          style={{
            ...PARAGRAPH,
            margin: '20px 0 0',
            ...QUOTED,
            whiteSpace: 'pre-line',
          }}
        >
          {comment}
        </Text>
      )}
      <MailButton href={entryUrl}>{open}</MailButton>
    </MailFrame>
  );
}
