import type { ReactNode } from 'react';
import { MailIcon, PhoneIcon } from '@/components/ui/icons';
import { CONTACT_COPY } from '@/content/contact';
import { findSetting } from '@/content-client';
import { mailHref, telHref } from '@/lib/routing/contact-links';
import { getSettings } from '@/lib/server/cms/readers';

/** For those who would rather talk than fill in a form: first on the screen, within a thumb's reach. */
export async function QuickContacts() {
  const settings = await getSettings();
  const phone = findSetting(settings, 'company_phone')?.value;
  const email = findSetting(settings, 'company_email')?.value;
  if (!phone && !email) return null;
  return (
    <ul aria-label={CONTACT_COPY.quickContacts} className="flex flex-wrap gap-3">
      {phone && (
        <QuickContact href={telHref(phone)} icon={<PhoneIcon />} name={CONTACT_COPY.call}>
          {phone}
        </QuickContact>
      )}
      {email && (
        <QuickContact href={mailHref(email)} icon={<MailIcon />} name={CONTACT_COPY.write}>
          {email}
        </QuickContact>
      )}
    </ul>
  );
}

type QuickContactProps = { href: string | null; icon: ReactNode; name: string; children: string };

const CARD =
  'flex min-h-14 items-center gap-4 rounded-control border border-line bg-card px-4 py-2.5';

function QuickContact({ href, icon, name, children }: QuickContactProps) {
  const content = (
    <>
      <span className="flex-none text-accent-text">{icon}</span>
      <span className="min-w-0 leading-tight">
        <span className="block text-sm text-muted">{name}</span>
        <span className="font-semibold wrap-anywhere tabular-nums">{children}</span>
      </span>
    </>
  );
  return (
    <li className="min-w-0 grow basis-60">
      {href === null ? (
        <p className={CARD}>{content}</p>
      ) : (
        <a href={href} className={`${CARD} transition-colors duration-200 hover:border-ink`}>
          {content}
        </a>
      )}
    </li>
  );
}
