import { QuoteLink } from '@/components/forms/quote/quote-link';
import { AssistantIcon, PhoneIcon } from '@/components/ui/icons';
import { OPENS_TAB } from '@/content/opens-tab';
import { FOOTER_COPY, HEADER_COPY } from '@/content/shell';
import { findSetting, findWhatsApp, type Setting } from '@/content-client';
import { telHref } from '@/lib/routing/contact-links';
import { safeHref } from '@/lib/routing/safe-href';

const ITEM =
  'flex min-w-0 grow items-center justify-center gap-2 px-2 text-[0.9375rem] font-semibold whitespace-nowrap';

/** On phones: who can be reached and how, at the foot of the window once the page is scrolled. */
export function QuickBar({ settings }: { settings: readonly Setting[] }) {
  const phone = findSetting(settings, 'company_phone')?.value;
  const call = phone ? telHref(phone) : null;
  const account = findWhatsApp(settings);
  const whatsApp = safeHref(account?.link ?? null);
  return (
    <nav aria-label={FOOTER_COPY.quickBar} className="quick-bar">
      <div className="flex min-h-14 divide-x divide-ink-line border-t border-ink-line bg-ink">
        {call && (
          <a href={call} className={`${ITEM} focus-visible:focus-inside`}>
            <PhoneIcon /> {FOOTER_COPY.call}
          </a>
        )}
        {whatsApp && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noopener noreferrer"
            className={`${ITEM} focus-visible:focus-inside`}
          >
            <AssistantIcon /> {account?.name}
            <span className="sr-only"> {OPENS_TAB}</span>
          </a>
        )}
        <QuoteLink className={`${ITEM} bg-accent text-on-accent focus-visible:focus-inside`}>
          {HEADER_COPY.quote}
        </QuoteLink>
      </div>
    </nav>
  );
}
