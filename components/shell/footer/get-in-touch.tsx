import type { ReactNode } from 'react';
import { ContactLink } from '@/components/ui/contact-link';
import { EmailAddress } from '@/components/ui/email-address';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import { FOOTER_COPY } from '@/content/shell';
import type { CompanyAddress } from '@/content-client';
import { mailHref, openingLines, telHref } from '@/lib/routing/contact-links';
import { mapHref } from '@/lib/routing/map-links';

const LINK = 'footer-link inline-block py-2 [overflow-wrap:anywhere]';

/** The default office: an address that opens the map, a number that dials, hours that read well. */
export function GetInTouch({ office }: { office: CompanyAddress }) {
  const { phone, email } = office;
  return (
    <address className="mt-3 not-italic">
      {phone && (
        <Row icon={<PhoneIcon />}>
          <ContactLink
            href={telHref(phone)}
            className={`${LINK} font-display text-xl font-semibold tabular-nums`}
          >
            {phone}
          </ContactLink>
        </Row>
      )}
      {email && (
        <Row icon={<MailIcon />}>
          <ContactLink href={mailHref(email)} className={LINK}>
            <EmailAddress>{email}</EmailAddress>
          </ContactLink>
        </Row>
      )}
      <PlaceAndTime office={office} />
    </address>
  );
}

/** Where and when: folded on a phone (footer-fold.css). */
function PlaceAndTime({ office }: { office: CompanyAddress }) {
  const { address, openingTime } = office;
  const map = address ? mapHref(office) : null;
  if (!map && !openingTime) return null;
  return (
    <>
      <details className="footer-fold">
        <summary>{FOOTER_COPY.placeAndTime(map !== null, openingTime !== null)}</summary>
      </details>
      <div>
        {map && (
          <Row icon={<PinIcon />}>
            <a
              href={map}
              target="_blank"
              rel="noopener noreferrer"
              className={`${LINK} text-balance`}
            >
              {address}
              <span className="sr-only"> {FOOTER_COPY.opensMap}</span>
            </a>
          </Row>
        )}
        {openingTime && (
          <Row icon={<ClockIcon />}>
            <p className="py-2 tabular-nums">
              {openingLines(openingTime).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </p>
          </Row>
        )}
      </div>
    </>
  );
}

function Row({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 gap-3.5">
      <span className="flex-none pt-3 text-accent-line">{icon}</span>
      {children}
    </div>
  );
}
