import type {
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  Service as SchemaService,
} from 'schema-dts';
import type { CompanyAddress, CompanyProfile, Service } from '@/content-client';
import { firstEmail, firstNumber } from '@/lib/routing/contact-links';
import { officeAnchors } from '@/lib/routing/office-anchors';
import { ROUTES } from '@/lib/routing/routes';
import { safeHref } from '@/lib/routing/safe-href';
import { organizationId, type ToUrl } from './json-ld';
import { parseOpeningTime } from './opening-hours';

/** What structured data says about the organization on every screen. */
export type OrganizationFacts = {
  brand: string;
  profile: CompanyProfile;
  logo: string | null;
  phone: string | null;
  email: string | null;
  /** URLs of its accounts on social networks. */
  accounts: readonly string[];
};

/** The organization. */
export function organization(facts: OrganizationFacts, toUrl: ToUrl): Organization {
  const { brand, profile, logo, phone, email, accounts } = facts;
  return {
    '@type': 'Organization',
    '@id': organizationId(toUrl),
    name: brand,
    url: toUrl(ROUTES.home),
    ...(logo && { logo }),
    ...(profile.legalName && { legalName: profile.legalName }),
    ...(profile.footerText && { description: profile.footerText }),
    ...(profile.founded && { foundingDate: String(profile.founded) }),
    ...contactOf({ phone, email }),
    ...(accounts.length > 0 && { sameAs: [...accounts] }),
  };
}

/** The organization with what it belongs to, for the page about it. */
export function memberships(profile: CompanyProfile, toUrl: ToUrl): Organization {
  const memberOf = profile.memberships.map(({ name, fullName }) => ({
    '@type': 'Organization' as const,
    name: fullName ?? name,
  }));
  return {
    '@type': 'Organization',
    '@id': organizationId(toUrl),
    ...(memberOf.length > 0 && { memberOf }),
  };
}

/**
 * The offices of the organization, each with an id of its own. Search engines refuse a business without
 * an address: an office that has none is left out.
 */
export function localBusinesses(
  offices: readonly CompanyAddress[],
  facts: OrganizationFacts,
  toUrl: ToUrl,
): LocalBusiness[] {
  const anchors = officeAnchors(offices);
  return offices.flatMap((office, index) => {
    const id = `${toUrl(ROUTES.contact)}#${encodeURIComponent(anchors[index] ?? index)}`;
    return office.address ? [localBusiness(office, office.address, id, facts, toUrl)] : [];
  });
}

function localBusiness(
  office: CompanyAddress,
  address: string,
  id: string,
  facts: OrganizationFacts,
  toUrl: ToUrl,
): LocalBusiness {
  const { label, phone, email, openingTime, latitude, longitude } = office;
  const hours = openingTime ? parseOpeningTime(openingTime) : [];
  return {
    '@type': 'LocalBusiness',
    '@id': id,
    name: label ? `${facts.brand}, ${label}` : facts.brand,
    url: toUrl(ROUTES.contact),
    parentOrganization: { '@id': organizationId(toUrl) },
    address: { '@type': 'PostalAddress', streetAddress: address },
    ...(facts.logo && { image: facts.logo }),
    ...contactOf({ phone, email }),
    ...(latitude !== null &&
      longitude !== null && { geo: { '@type': 'GeoCoordinates', latitude, longitude } }),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(
        ({ days, opens, closes }): OpeningHoursSpecification => ({
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: days,
          opens,
          closes,
        }),
      ),
    }),
  };
}

/** One number and one address: people write several into a field, or that there is none. */
function contactOf({ phone, email }: Pick<CompanyAddress, 'phone' | 'email'>) {
  const telephone = phone && firstNumber(phone);
  const address = email && firstEmail(email);
  return { ...(telephone && { telephone }), ...(address && { email: address }) };
}

/** A service of the organization. */
export function service(offer: Service, toUrl: ToUrl): SchemaService {
  const { title, description, background } = offer;
  const link = safeHref(offer.link);
  return {
    '@type': 'Service',
    name: title,
    provider: { '@id': organizationId(toUrl) },
    ...(description && { description }),
    ...(link?.startsWith('/') && { url: toUrl(link) }),
    ...(background && { image: background.url }),
  };
}
