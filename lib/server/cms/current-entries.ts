import 'server-only';
import type { Certificate, ContentClient, Vacancy } from '@/content-client';
import { isCurrentOn, today } from '@/lib/text/days';

/** The vacancies that are still open. Throws `ContentError`. */
export async function listOpenVacancies({
  vacancies,
}: Pick<ContentClient, 'vacancies'>): Promise<Vacancy[]> {
  return (await vacancies.list()).filter(({ closesOn }) => isCurrentOn(closesOn, today()));
}

/** The certificates that have not expired. Throws `ContentError`. */
export async function listValidCertificates({
  certificates,
}: Pick<ContentClient, 'certificates'>): Promise<Certificate[]> {
  return (await certificates.list()).filter(({ validUntil }) => isCurrentOn(validUntil, today()));
}
