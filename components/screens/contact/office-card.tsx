import { ContactLink } from '@/components/ui/contact-link';
import { EmailAddress } from '@/components/ui/email-address';
import { FOOTER_COPY } from '@/content/shell';
import type { CompanyAddress } from '@/content-client';
import { cn } from '@/lib/cn';
import { mailHref, openingLines, telHref } from '@/lib/routing/contact-links';
import { mapHref } from '@/lib/routing/map-links';

/** One office in a list. */
export function OfficeCard({ office, id }: { office: CompanyAddress; id: string | undefined }) {
  return (
    <li
      id={id}
      className="accent-edge @container min-w-0 rounded-card border border-line bg-card p-[min(1.5rem,5vw)] md:p-8"
    >
      {office.label && <h3 className="mb-4 text-xl">{office.label}</h3>}
      {/* In two columns where the card is the only one of its row. */}
      <OfficeContacts office={office} className="@3xl:grid @3xl:grid-cols-2 @3xl:gap-x-8" />
    </li>
  );
}

/** Address, phone, e-mail and hours of an office, as far as they are known. */
export function OfficeContacts({
  office,
  className,
}: {
  office: CompanyAddress;
  className?: string;
}) {
  return (
    <address className={cn('flex flex-col text-base not-italic wrap-anywhere', className)}>
      {office.address && (
        <a
          href={mapHref(office) ?? undefined}
          target="_blank"
          rel="noopener noreferrer"
          className="office-row office-address hover:underline"
        >
          <span>
            {office.address}
            <span className="sr-only"> {FOOTER_COPY.opensMap}</span>
          </span>
        </a>
      )}
      {office.phone && (
        <ContactLink href={telHref(office.phone)} className="office-row office-phone">
          {office.phone}
        </ContactLink>
      )}
      {office.email && (
        <ContactLink href={mailHref(office.email)} className="office-row office-email">
          <EmailAddress>{office.email}</EmailAddress>
        </ContactLink>
      )}
      {office.openingTime && (
        <p className="office-row office-hours">
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
  );
}
