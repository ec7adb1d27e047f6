import 'server-only';
import { cache } from 'react';
import { findSetting, imageOf, socialAccounts } from '@/content-client';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import type { OrganizationFacts } from '@/lib/seo/organization-data';
import { getBrand, getCompanyProfile, getSettings } from './readers';

/** The facts about the organization in the structured data of every screen. Throws `ContentError`. */
export const getOrganization = cache(async (): Promise<OrganizationFacts> => {
  const [brand, profile, settings] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getSettings(),
  ]);
  return {
    brand,
    profile,
    logo: imageOf(findSetting(settings, 'company_logo')?.media)?.url ?? null,
    phone: findSetting(settings, 'company_phone')?.value ?? null,
    email: findSetting(settings, 'company_email')?.value ?? null,
    accounts: socialAccounts(settings)
      .map(({ link }) => safeHref(link))
      .filter((href) => href !== null)
      .filter(isExternalHref),
  };
});
