import { ArticleBlocks } from '@/components/blocks/article-blocks';
import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { CallToAction } from '@/components/layout/call-to-action';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import type { TextItem } from '@/content-client';
import { ROUTES } from '@/lib/routes';
import { getAbout, getCompanyProfile } from '@/lib/server/content';

/** Who the firm is (specification §2, About: company profile). */
export async function CompanyProfileScreen() {
  const [profile, about] = await Promise.all([getCompanyProfile(), getAbout()]);
  return (
    <>
      <ProfileHero />
      {profile.differentiators.length > 0 && (
        <Section labelledBy="differentiators">
          <SectionHeading
            id="differentiators"
            label="Why us"
            title={profile.differentiatorsTitle ?? 'What sets us apart'}
          />
          <TextItems items={profile.differentiators} />
        </Section>
      )}
      {profile.values.length > 0 && (
        <Section labelledBy="values" tone="sand">
          <SectionHeading id="values" label="Core values" title="What we hold to" />
          <TextItems items={profile.values} />
        </Section>
      )}
      {profile.vision && (
        <Section labelledBy="vision" tone="ink">
          <h2 id="vision" className="eyebrow text-on-ink-muted">
            {profile.visionTitle ?? 'Our vision'}
          </h2>
          <p className="mt-6 max-w-4xl font-display text-title font-semibold text-balance">
            {profile.vision}
          </p>
        </Section>
      )}
      {about && about.blocks.length > 0 && (
        <Section>
          <ArticleBlocks blocks={about.blocks} />
        </Section>
      )}
      <Memberships />
      <CallToAction title="Ready to Transform Your Business?" text={profile.closingText} />
    </>
  );
}

async function ProfileHero() {
  const { founded, badges, figures, profileDescription } = await getCompanyProfile();
  return (
    <header className="bg-ink text-on-ink">
      <div className="container-page pt-4 pb-14 md:pb-20">
        <Breadcrumbs
          trail={[{ name: 'ABOUT US', href: ROUTES.companyProfile }, { name: 'Company Profile' }]}
        />
        <div className="mt-8 grid gap-10 lg:grid-cols-12">
          <div className="lg:col-span-8">
            {founded !== null && <p className="eyebrow text-on-ink-muted">Since {founded}</p>}
            <h1 className="mt-5 text-hero">Company Profile</h1>
            {profileDescription && (
              <p className="mt-6 max-w-[58ch] text-lead text-on-ink-muted">{profileDescription}</p>
            )}
            <ul className="mt-8 flex flex-wrap gap-3">
              {badges.map((badge) => (
                <li
                  key={badge}
                  className="rounded-full border border-ink-line px-4 py-1.5 text-base text-on-ink-muted"
                >
                  {badge}
                </li>
              ))}
            </ul>
          </div>
          <dl className="grid grid-cols-2 gap-6 self-end lg:col-span-4">
            {figures.map((figure) => (
              <div
                key={figure.label}
                className="flex flex-col-reverse border-t border-ink-line pt-4"
              >
                <dt className="text-base text-on-ink-muted">{figure.label}</dt>
                <dd className="font-display text-heading font-bold tabular-nums">
                  {figure.value}
                  {figure.suffix}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </header>
  );
}

function TextItems({ items }: { items: readonly TextItem[] }) {
  return (
    <ul className="mt-10 grid gap-x-8 gap-y-10 md:grid-cols-3">
      {items.map((item) => (
        <li key={item.title} className="border-t border-ink pt-5">
          <h3 className="text-xl">{item.title}</h3>
          <p className="mt-3 text-base text-muted">{item.text}</p>
        </li>
      ))}
    </ul>
  );
}

async function Memberships() {
  const { memberships } = await getCompanyProfile();
  if (memberships.length === 0) return null;
  return (
    <Section labelledBy="memberships" tone="sand">
      <SectionHeading id="memberships" label="Partnerships" title="Where we are members" />
      <ul className="mt-10 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-3">
        {memberships.map((membership) => (
          <li key={membership.name} className="bg-card p-5 md:p-6">
            <p className="font-display text-xl font-bold">{membership.name}</p>
            {membership.fullName && (
              <p className="mt-1 text-sm text-muted">{membership.fullName}</p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
