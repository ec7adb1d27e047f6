import 'server-only';
import { DEFAULT_BRAND } from '@/content/company';
import { type CompanyProfile, ContentError, findSetting, type Setting } from '@/content-client';
import { backgroundClient } from './content';

/** The brand: from the company profile, else from the logo's setting. */
export function brandOf(profile: CompanyProfile | null, settings: readonly Setting[]): string {
  return profile?.brand ?? findSetting(settings, 'company_logo')?.value ?? DEFAULT_BRAND;
}

/** The brand for what is no page; `null` while the content service cannot be reached. */
export async function readBrand(): Promise<string | null> {
  const { companyProfile, settings } = backgroundClient();
  try {
    return brandOf(...(await Promise.all([companyProfile.find(), settings.list()])));
  } catch (error) {
    if (error instanceof ContentError) return null;
    throw error;
  }
}
