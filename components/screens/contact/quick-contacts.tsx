import type { ReactNode } from 'react';
import { EmailAddress } from '@/components/ui/email-address';
import { AssistantIcon, MailIcon, PhoneIcon } from '@/components/ui/icons';
import { CONTACT_COPY } from '@/content/contact';
import { OPENS_TAB } from '@/content/opens-tab';
import { findSetting, findWhatsApp } from '@/content-client';
import { cn } from '@/lib/cn';
import { mailHref, telHref } from '@/lib/routing/contact-links';
import { safeHref } from '@/lib/routing/safe-href';
import { getSettings } from '@/lib/server/cms/readers';

/** For those who would rather talk than fill in a form: first on the screen, within a thumb's reach. */
export async function QuickContacts({ className }: { className?: string }) {
  const settings = await getSettings();
  const phone = findSetting(settings, 'company_phone')?.value;
  const email = findSetting(settings, 'company_email')?.value;
  const account = findWhatsApp(settings);
  const chat = safeHref(account?.link ?? null);
  if (!phone && !email && !chat) return null;
  return (
    <ul aria-label={CONTACT_COPY.quickContacts} className={cn('quick-contacts', className)}>
      {phone && (
        <QuickContact href={telHref(phone)} icon={<PhoneIcon />} name={CONTACT_COPY.call}>
          {phone}
        </QuickContact>
      )}
      {email && (
        <QuickContact href={mailHref(email)} icon={<MailIcon />} name={CONTACT_COPY.write}>
          <EmailAddress>{email}</EmailAddress>
        </QuickContact>
      )}
      {account && chat && (
        <QuickContact href={chat} icon={<AssistantIcon />} name={account.name} isNewTab>
          {CONTACT_COPY.chat}
        </QuickContact>
      )}
    </ul>
  );
}

type QuickContactProps = {
  href: string | null;
  icon: ReactNode;
  name: string;
  isNewTab?: boolean;
  children: ReactNode;
};

function QuickContact({ href, icon, name, isNewTab = false, children }: QuickContactProps) {
  const content = (
    <>
      {icon}
      <span>
        <span className="quick-contact-name">{name}</span>
        {/* What cannot be pressed is there to be read. */}
        <span className={cn('quick-contact-value', href !== null && 'max-sm:sr-only')}>
          {children}
        </span>
        {isNewTab && <span className="sr-only"> {OPENS_TAB}</span>}
      </span>
    </>
  );
  return (
    <li>
      {href === null ? (
        <p className="quick-contact">{content}</p>
      ) : (
        <a
          href={href}
          className="quick-contact max-sm:focus-visible:focus-inside"
          target={isNewTab ? '_blank' : undefined}
          rel={isNewTab ? 'noopener noreferrer' : undefined}
        >
          {content}
        </a>
      )}
    </li>
  );
}
