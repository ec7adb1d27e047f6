import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { OPENS_TAB } from '@/content/opens-tab';
import { REGISTRATIONS_COPY } from '@/content/proof';
import type { Certificate } from '@/content-client';
import { cn } from '@/lib/cn';
import { REGISTRATIONS_ID } from '@/lib/routing/anchors';
import { getRegistrations } from '@/lib/server/cms/proof-readers';
import { longDate } from '@/lib/text/dates';

/** What a procurement officer asks for: registered name, registrations, certificates. */
export async function Registrations() {
  const known = await getRegistrations();
  if (!known) return null;
  const { legalName, registrations, certificates } = known;
  const rows = [
    ...(legalName
      ? [{ name: REGISTRATIONS_COPY.legalName, fullName: null, number: legalName, issuer: null }]
      : []),
    ...registrations,
  ];
  return (
    <Section labelledBy={REGISTRATIONS_ID} hasBorder>
      <SectionHeading
        id={REGISTRATIONS_ID}
        label={REGISTRATIONS_COPY.label}
        title={REGISTRATIONS_COPY.title}
      />
      <div className="mt-10 grid grid-cols-1 gap-x-8 gap-y-12 md:mt-14 lg:gap-x-12 min-[48rem]:has-[>:nth-child(2)]:grid-cols-2">
        {rows.length > 0 && (
          <section aria-labelledby="registrations">
            <h3 id="registrations" className="text-xl">
              {REGISTRATIONS_COPY.registrations}
            </h3>
            <dl
              className={cn(
                'mt-5 pt-px',
                // Alone it has the width of both.
                certificates.length === 0 &&
                  'grid grid-cols-1 gap-x-8 min-[48rem]:grid-cols-2 lg:gap-x-12',
              )}
            >
              {rows.map(({ name, fullName, number, issuer }) => (
                <div
                  key={name + number}
                  className="-mt-px grid grid-cols-1 content-start gap-x-6 gap-y-1 border-y border-line py-4 sm:grid-cols-[12rem_minmax(0,1fr)] min-[48rem]:max-lg:grid-cols-1"
                >
                  <dt className="font-semibold">
                    {name}
                    {fullName && (
                      <span className="block text-sm font-normal text-muted">{fullName}</span>
                    )}
                  </dt>
                  <dd>
                    <span className="tabular-nums">{number}</span>
                    {issuer && <span className="block text-sm text-muted">{issuer}</span>}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        )}
        {certificates.length > 0 && (
          <section aria-labelledby="certificates">
            <h3 id="certificates" className="text-xl">
              {REGISTRATIONS_COPY.certificates}
            </h3>
            <ul className="mt-5 border-b border-line">
              {certificates.map((certificate) => (
                <CertificateRow key={certificate.name} certificate={certificate} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Section>
  );
}

function CertificateRow({ certificate }: { certificate: Certificate }) {
  const { name, issuer, number, validUntil, file } = certificate;
  return (
    <li className="border-t border-line py-4">
      <p className="font-semibold max-sm:leading-snug">{name}</p>
      {issuer && <p className="mt-1 text-sm text-muted">{issuer}</p>}
      {(number || validUntil) && (
        // The dot stands in the gap before what it parts: where that begins a line it is cut off.
        <p className="flex flex-wrap gap-x-4 overflow-x-clip text-sm wrap-anywhere text-muted *:relative *:before:absolute *:before:-left-2.5 *:before:content-['·'/'']">
          {number && (
            <span className="tabular-nums">
              {REGISTRATIONS_COPY.number} {number}{' '}
            </span>
          )}
          {validUntil && (
            <span>
              {REGISTRATIONS_COPY.validUntil}{' '}
              <time dateTime={validUntil}>{longDate(validUntil)}</time>
            </span>
          )}
        </p>
      )}
      {file && (
        <a
          href={file}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-semibold underline decoration-accent decoration-2 underline-offset-4"
        >
          {REGISTRATIONS_COPY.open}
          <span className="sr-only">
            {' '}
            {REGISTRATIONS_COPY.of(name)} {OPENS_TAB}
          </span>
        </a>
      )}
    </li>
  );
}
