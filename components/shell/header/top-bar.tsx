import { ContactLink } from '@/components/ui/contact-link';
import { findSetting, type Setting } from '@/content-client';
import { mailHref, openingLines, telHref } from '@/lib/routing/contact-links';

// Above and below it there is no room for a ring.
const LINK =
  '-mx-2 inline-flex min-h-11 items-center px-2 decoration-accent decoration-2 underline-offset-4 focus-visible:focus-inside';

/** Phone, e-mail and hours, on large screens only (specification §2, Header); without any, nothing. */
export function TopBar({ settings }: { settings: readonly Setting[] }) {
  const phone = findSetting(settings, 'company_phone')?.value;
  const email = findSetting(settings, 'company_email')?.value;
  const time = findSetting(settings, 'company_time')?.value;
  if (!phone && !email && !time) return null;
  return (
    <div className="hidden bg-ink text-on-ink lg:block">
      <div className="container-page flex min-h-11 items-center gap-8 text-sm tabular-nums">
        {phone && (
          <ContactLink href={telHref(phone)} className={LINK}>
            {phone}
          </ContactLink>
        )}
        {email && (
          <ContactLink href={mailHref(email)} className={LINK}>
            {email}
          </ContactLink>
        )}
        {time && <p className="ml-auto text-on-ink-muted">{openingLines(time).join(' · ')}</p>}
      </div>
    </div>
  );
}
