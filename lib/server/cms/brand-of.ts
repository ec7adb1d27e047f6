import { DEFAULT_BRAND } from '@/content/company';
import { type CompanyProfile, findSetting, type Setting } from '@/content-client';

/** The brand: from the company profile, else from the logo's setting. */
export function brandOf(profile: CompanyProfile | null, settings: readonly Setting[]): string {
  return profile?.brand ?? findSetting(settings, 'company_logo')?.value ?? DEFAULT_BRAND;
}
