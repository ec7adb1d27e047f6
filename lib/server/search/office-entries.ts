import 'server-only';
import { CONTACT_COPY } from '@/content/contact';
import { SEARCH_KEYWORDS } from '@/content/search-keywords';
import type { ContentClient } from '@/content-client';
import { firstNumber, openingLines } from '@/lib/routing/contact-links';
import { officeAnchors } from '@/lib/routing/office-anchors';
import { ROUTES } from '@/lib/routing/routes';
import type { SearchEntry } from '@/lib/search/search-entry';
import { joinPieces } from '@/lib/search/search-text';
import { screen } from './screen-entries';

/** The offices, each with its place on the contact screen. Throws `ContentError`. */
export async function readOffices({ addresses }: ContentClient): Promise<SearchEntry[]> {
  const offices = await addresses.list();
  const anchors = officeAnchors(offices);
  return offices.map(({ label, address, phone, email, openingTime }, index) => {
    const name = label ?? address ?? phone ?? email;
    const facts = [address, phone, email, ...(openingTime ? openingLines(openingTime) : [])];
    const anchor = anchors[index];
    return {
      ...screen(
        anchor ? `${ROUTES.contact}#${anchor}` : ROUTES.contact,
        name ? CONTACT_COPY.officeResult(name) : CONTACT_COPY.officesTitle,
        joinPieces(facts.filter((fact) => fact !== null)),
        [SEARCH_KEYWORDS.office, ...(phone ? writtenTogether(phone) : [])].join(', '),
      ),
      // Two without a name have one address.
      id: `office ${index}`,
    };
  });
}

/** A phone number without the spaces in it, as it is dialled from abroad and, where its country is set off, at home. */
function writtenTogether(phone: string): string[] {
  const number = firstNumber(phone);
  if (number === null) return [];
  const [country = ''] = /^\+\d{1,3}(?=\D)/.exec(number) ?? [];
  const digitsOf = (text: string) => text.replace(/\D/g, '');
  const digits = digitsOf(number);
  return country === '' ? [digits] : [digits, `0${digits.slice(digitsOf(country).length)}`];
}
