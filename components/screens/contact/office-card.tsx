import { ContactLink } from '@/components/ui/contact-link';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import { FOOTER_COPY } from '@/content/shell';
import type { CompanyAddress } from '@/content-client';
import { mailHref, openingLines, telHref } from '@/lib/routing/contact-links';
import { mapHref } from '@/lib/routing/map-links';

const ROW = 'inline-flex min-h-11 items-center gap-[min(0.75rem,3vw)]';

export function OfficeCard({ office }: { office: CompanyAddress }) {
  return (
    <li className="accent-edge min-w-0 rounded-card border border-line bg-card p-[min(1.5rem,5vw)] md:p-8">
      {office.label && <h3 className="mb-4 text-xl">{office.label}</h3>}
      <address className="flex flex-col text-base not-italic wrap-anywhere">
        {office.address && (
          <a
            href={mapHref(office) ?? undefined}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 gap-[min(0.75rem,3vw)] py-2 hover:underline"
          >
            <PinIcon className="mt-1 text-accent-text" />
            <span>
              {office.address}
              <span className="sr-only"> {FOOTER_COPY.opensMap}</span>
            </span>
          </a>
        )}
        {office.phone && (
          <ContactLink href={telHref(office.phone)} className={ROW}>
            <PhoneIcon className="text-accent-text" />
            {office.phone}
          </ContactLink>
        )}
        {office.email && (
          <ContactLink href={mailHref(office.email)} className={ROW}>
            <MailIcon className="text-accent-text" />
            {office.email}
          </ContactLink>
        )}
        {office.openingTime && (
          <p className="flex gap-[min(0.75rem,3vw)] py-2">
            <ClockIcon className="mt-1 text-accent-text" />
            <span>
              {openingLines(office.openingTime).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </p>
        )}
      </address>
    </li>
  );
}
