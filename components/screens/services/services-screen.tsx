import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { getCompanyProfile, getMainServices } from '@/lib/server/content';
import { MainServiceCard } from './main-service-card';

/** Our main services (specification §2, Services). */
export async function ServicesScreen() {
  const [services, profile] = await Promise.all([getMainServices(), getCompanyProfile()]);
  return (
    <>
      <CoverHeader title="SERVICES" trail={[{ name: 'Services' }]} image={null} />
      {profile.servicesHeadline && (
        <Section className="pb-0!">
          <div className="grid gap-6 md:grid-cols-2 md:gap-16">
            <h2 className="text-title">{profile.servicesHeadline}</h2>
            <p className="self-end text-lead text-muted">{profile.servicesText}</p>
          </div>
        </Section>
      )}
      <Section labelledBy="main-services">
        <SectionHeading id="main-services" label="WHAT WE OFFER" title="Our Main Services" />
        {services.length === 0 ? (
          <p className="mt-8 text-lead text-muted">Our services will be listed here soon.</p>
        ) : (
          <ul className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
            {services.map((service) => (
              <MainServiceCard key={service.title} service={service} />
            ))}
          </ul>
        )}
      </Section>
    </>
  );
}
