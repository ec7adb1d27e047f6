import { Link, Text } from 'react-email';
import { CONFIRMATION_COPY } from '@/content/mails';
import { INK, MailButton, MailFrame, MailTitle, MUTED } from './mail-frame';

type ConfirmationProps = {
  /** Whose newsletter it is, and the host of the site. */
  sender: string;
  confirmUrl: string;
  unsubscribeUrl: string;
};

/** What somebody reads whose address was written into the newsletter form. */
export default function Confirmation({ sender, confirmUrl, unsubscribeUrl }: ConfirmationProps) {
  return (
    <MailFrame preview={CONFIRMATION_COPY.preview}>
      <MailTitle>{CONFIRMATION_COPY.title}</MailTitle>
      <Text style={{ margin: '16px 0 0', color: INK, fontSize: 16, lineHeight: '26px' }}>
        {CONFIRMATION_COPY.text(sender)}
      </Text>
      <MailButton href={confirmUrl}>{CONFIRMATION_COPY.confirm}</MailButton>
      <Text style={{ margin: '24px 0 0', color: MUTED, fontSize: 13, lineHeight: '20px' }}>
        {CONFIRMATION_COPY.notYou}{' '}
        <Link href={unsubscribeUrl} style={{ color: MUTED, textDecoration: 'underline' }}>
          {CONFIRMATION_COPY.remove}
        </Link>
        {/* In text it would be taken for the end of the address. */}
        <span data-skip-in-text="true">.</span>
      </Text>
    </MailFrame>
  );
}
