import 'server-only';
import { cache } from 'react';
import { findSetting, socialAccounts } from '@/content-client';
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
  const logo = findSetting(settings, 'company_logo')?.media;
  return {
    brand,
    profile,
    logo: logo?.kind === 'image' ? logo.url : null,
    phone: findSetting(settings, 'company_phone')?.value ?? null,
    email: findSetting(settings, 'company_email')?.value ?? null,
    accounts: socialAccounts(settings).filter(({ link }) => isExternalHref(safeHref(link) ?? '')),
  };
});
