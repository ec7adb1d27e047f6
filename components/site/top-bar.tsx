import { findSetting, type Setting } from '@/content-client';
import { telHref } from '@/lib/contact-links';

/** Phone, e-mail and hours, on large screens only (specification §2, Header). */
export function TopBar({ settings }: { settings: readonly Setting[] }) {
  const phone = findSetting(settings, 'company_phone')?.value;
  const email = findSetting(settings, 'company_email')?.value;
  const time = findSetting(settings, 'company_time')?.value;
  return (
    <div className="hidden bg-ink text-on-ink lg:block">
      <div className="container-page flex min-h-11 items-center gap-8 text-sm">
        {phone && (
          <a href={telHref(phone)} className="inline-flex min-h-11 items-center hover:underline">
            {phone}
          </a>
        )}
        {email && (
          <a href={`mailto:${email}`} className="inline-flex min-h-11 items-center hover:underline">
            {email}
          </a>
        )}
        {time && <p className="ml-auto text-on-ink-muted">{time}</p>}
      </div>
    </div>
  );
}
