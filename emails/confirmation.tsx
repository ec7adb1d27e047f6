import { Link, Text } from 'react-email';
import { INK, MailButton, MailFrame, MUTED } from './mail-frame';

export type ConfirmationProps = {
  /** Whose newsletter it is, and the host of the site. */
  sender: string;
  confirmUrl: string;
  unsubscribeUrl: string;
};

/** What somebody reads whose address was written into the newsletter form. */
export default function Confirmation({ sender, confirmUrl, unsubscribeUrl }: ConfirmationProps) {
  return (
    <MailFrame preview="One click, and you are subscribed.">
      <Text style={{ margin: 0, color: INK, fontSize: 16, lineHeight: '26px' }}>
        Somebody, probably you, wrote this address into the newsletter form of {sender}. Please
        confirm that you want to get it. The link is valid for seven days.
      </Text>
      <MailButton href={confirmUrl}>Confirm my subscription</MailButton>
      <Text style={{ margin: '24px 0 0', color: MUTED, fontSize: 13, lineHeight: '20px' }}>
        It was not you? Then do nothing, or{' '}
        <Link href={unsubscribeUrl} style={{ color: MUTED, textDecoration: 'underline' }}>
          remove the address
        </Link>
        .
      </Text>
    </MailFrame>
  );
}

/** For `npx email dev`, which shows default exports only. */
Confirmation.PreviewProps = {
  sender: 'Example Consulting (www.example.com)',
  confirmUrl: 'https://www.example.com/api/newsletter/confirm?token=t',
  unsubscribeUrl: 'https://www.example.com/api/newsletter/unsubscribe?token=t',
} satisfies ConfirmationProps;
