import { CallToAction } from '@/components/layout/call-to-action';
import { StructuredData } from '@/components/shell/structured-data';
import { ABOUT_COPY } from '@/content/about';
import { ROUTES } from '@/lib/routing/routes';
import { memberships } from '@/lib/seo/organization-data';
import { webPage } from '@/lib/seo/page-data';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { siteUrl } from '@/lib/server/ops/env';
import { CoreValues } from './core-values';
import { Differentiators } from './differentiators';
import { Memberships } from './memberships';
import { PROFILE_TRAIL, ProfileHero } from './profile-hero';
import { Registrations } from './registrations';
import { Story } from './story';
import { Vision } from './vision';

/** Who the company is (specification §2, About: company profile). */
export async function CompanyProfileScreen() {
  const profile = await getCompanyProfile();
  return (
    <>
      <StructuredData
        path={ROUTES.companyProfile}
        trail={PROFILE_TRAIL}
        things={[
          webPage(
            'AboutPage',
            {
              path: ROUTES.companyProfile,
              name: ABOUT_COPY.title,
              description: profile.profileDescription,
              about: memberships(profile, siteUrl),
            },
            siteUrl,
          ),
        ]}
      />
      <ProfileHero />
      <Story />
      <Differentiators />
      <Vision />
      <CoreValues />
      <Registrations />
      <Memberships />
      <CallToAction profile={profile} />
    </>
  );
}
