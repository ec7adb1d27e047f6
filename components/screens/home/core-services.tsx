import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { getCompanyProfile, getCoreServices } from '@/lib/server/content';
import { CoreServiceCard } from './core-service-card';

/** 'WHAT WE OFFER / Our Core Services': 4, 3 and 2 columns (specification §2, Home). */
export async function CoreServices() {
  const [services, profile] = await Promise.all([getCoreServices(), getCompanyProfile()]);
  if (services.length === 0) return null;
  return (
    <Section labelledBy="core-services">
      <SectionHeading
        id="core-services"
        label="WHAT WE OFFER"
        title="Our Core Services"
        text={profile.coreServicesText}
      />
      <ul className="mt-10 grid grid-cols-2 gap-px overflow-hidden rounded-card border border-line bg-line md:grid-cols-3 lg:grid-cols-4">
        {services.map((service) => (
          <CoreServiceCard key={service.title} service={service} />
        ))}
      </ul>
    </Section>
  );
}
