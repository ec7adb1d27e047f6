import { findSetting, type Setting } from '@/content-client';
import { openingLines, telHref } from '@/lib/routing/contact-links';

const LINK =
  'inline-flex min-h-11 items-center decoration-accent decoration-2 underline-offset-4 hover:underline';

/** Phone, e-mail and hours, on large screens only (specification §2, Header). */
export function TopBar({ settings }: { settings: readonly Setting[] }) {
  const phone = findSetting(settings, 'company_phone')?.value;
  const email = findSetting(settings, 'company_email')?.value;
  const time = findSetting(settings, 'company_time')?.value;
  return (
    <div className="hidden bg-ink text-on-ink lg:block">
      <div className="container-page flex min-h-11 items-center gap-8 text-sm tabular-nums">
        {phone && (
          <a href={telHref(phone)} className={LINK}>
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className={LINK}>
            {email}
          </a>
        )}
        {time && <p className="ml-auto text-on-ink-muted">{openingLines(time).join(' · ')}</p>}
      </div>
    </div>
  );
}
