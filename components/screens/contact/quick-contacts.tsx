import type { ReactNode } from 'react';
import { AssistantIcon, MailIcon, PhoneIcon } from '@/components/ui/icons';
import { CONTACT_COPY } from '@/content/contact';
import { FOOTER_COPY } from '@/content/shell';
import { findSetting, socialAccounts } from '@/content-client';
import { cn } from '@/lib/cn';
import { mailHref, telHref } from '@/lib/routing/contact-links';
import { safeHref } from '@/lib/routing/safe-href';
import { getSettings } from '@/lib/server/cms/readers';

const WHATSAPP_KEY = 'social_account_whatsapp';

/**
 * For those who would rather talk than fill in a form: first on the screen, within a thumb's reach. On a phone
 * a row of icons with a word each, from edge to edge.
 */
export async function QuickContacts({ className }: { className?: string }) {
  const settings = await getSettings();
  const phone = findSetting(settings, 'company_phone')?.value;
  const email = findSetting(settings, 'company_email')?.value;
  const account = socialAccounts(settings).find(({ key }) => key === WHATSAPP_KEY);
  const chat = safeHref(account?.link);
  if (!phone && !email && !chat) return null;
  return (
    <ul
      aria-label={CONTACT_COPY.quickContacts}
      className={cn(
        'max-sm:-mx-(--gutter) max-sm:grid max-sm:grid-cols-[repeat(auto-fit,minmax(min(6rem,100%),1fr))] max-sm:gap-px max-sm:border-b max-sm:border-line max-sm:bg-line sm:flex sm:flex-wrap sm:gap-3',
        className,
      )}
    >
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
  children: string;
};

const CARD =
  'flex size-full items-center max-sm:min-h-18 max-sm:flex-col max-sm:justify-center max-sm:gap-1.5 max-sm:bg-card max-sm:p-2 max-sm:text-center sm:min-h-14 sm:gap-4 sm:rounded-control sm:border sm:border-line sm:bg-card sm:px-4 sm:py-2.5';

function QuickContact({ href, icon, name, isNewTab = false, children }: QuickContactProps) {
  const content = (
    <>
      <span className="flex-none text-accent-text">{icon}</span>
      <span className="min-w-0 leading-tight">
        <span className="block text-sm max-sm:font-semibold sm:text-muted">{name}</span>
        <span
          className={cn(
            'font-semibold wrap-anywhere tabular-nums',
            // A number that is none dials nothing: it is there to be read.
            href !== null && 'max-sm:sr-only',
          )}
        >
          {children}
        </span>
        {isNewTab && <span className="sr-only"> {FOOTER_COPY.opensTab}</span>}
      </span>
    </>
  );
  return (
    <li className="min-w-0 sm:grow md:basis-60 lg:basis-full">
      {href === null ? (
        <p className={CARD}>{content}</p>
      ) : (
        <a
          href={href}
          className={`${CARD} transition-colors duration-200 hover:border-ink max-sm:focus-visible:focus-inside`}
          target={isNewTab ? '_blank' : undefined}
          rel={isNewTab ? 'noopener noreferrer' : undefined}
        >
          {content}
        </a>
      )}
    </li>
  );
}
