import { ContactLink } from '@/components/ui/contact-link';
import { EmailAddress } from '@/components/ui/email-address';
import { FOOTER_COPY } from '@/content/shell';
import type { CompanyAddress } from '@/content-client';
import { mailHref, openingLines, telHref } from '@/lib/routing/contact-links';
import { mapHref } from '@/lib/routing/map-links';

/** One office in a list. */
export function OfficeCard({ office }: { office: CompanyAddress }) {
  return (
    <li className="accent-edge min-w-0 rounded-card border border-line bg-card p-[min(1.5rem,5vw)] md:p-8">
      {office.label && <h3 className="mb-4 text-xl">{office.label}</h3>}
      <OfficeContacts office={office} />
    </li>
  );
}

/** Address, phone, e-mail and hours of an office, as far as they are known. */
export function OfficeContacts({ office }: { office: CompanyAddress }) {
  return (
    <address className="flex flex-col text-base not-italic wrap-anywhere">
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
