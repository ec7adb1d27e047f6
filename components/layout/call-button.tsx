import { ButtonLink } from '@/components/ui/button-link';
import { PhoneIcon } from '@/components/ui/icons';
import { QUOTE_COPY } from '@/content/quote';
import { telHref } from '@/lib/routing/contact-links';

type CallButtonProps = { phone: string | null | undefined; className?: string };

/** The number to call for a visitor who does not want to write; nothing where there is none. */
export function CallButton({ phone, className }: CallButtonProps) {
  const href = phone ? telHref(phone) : null;
  if (!phone || !href) return null;
  return (
    <ButtonLink href={href} tone="quiet" className={className}>
      <PhoneIcon /> {QUOTE_COPY.call(phone)}
    </ButtonLink>
  );
}
