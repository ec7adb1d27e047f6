import { CallToAction } from '@/components/layout/call-to-action';
import { ABOUT_WORDS } from '@/content/about';
import { getCompanyProfile } from '@/lib/server/content';
import { CoreValues } from './core-values';
import { Differentiators } from './differentiators';
import { Memberships } from './memberships';
import { ProfileHero } from './profile-hero';
import { Story } from './story';
import { Vision } from './vision';

/** Who the firm is (specification §2, About: company profile). */
export async function CompanyProfileScreen() {
  const { closingTitle, closingText } = await getCompanyProfile();
  return (
    <>
      <ProfileHero />
      <Story />
      <Differentiators />
      <Vision />
      <CoreValues />
      <Memberships />
      <CallToAction title={closingTitle ?? ABOUT_WORDS.closingTitle} text={closingText} />
    </>
  );
}
