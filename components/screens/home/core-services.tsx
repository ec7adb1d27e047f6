import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { ArrowIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Weave } from '@/components/ui/pattern/weave';
import { HOME_COPY } from '@/content/home';
import { restOfRow } from '@/lib/pattern/rest-of-row';
import { ROUTES } from '@/lib/routing/routes';
import { getCompanyProfile, getCoreServices } from '@/lib/server/cms/readers';
import { CoreServiceCard } from './core-service-card';

/** 'WHAT WE OFFER / Our Core Services': 4, 3 and 2 columns (specification §2, Home). */
export async function CoreServices() {
  const [services, profile] = await Promise.all([getCoreServices(), getCompanyProfile()]);
  if (services.length === 0) return null;
  return (
    <Section labelledBy="core-services">
      <SectionHeading
        id="core-services"
        label={HOME_COPY.servicesLabel}
        title={HOME_COPY.servicesTitle}
        text={profile.coreServicesText}
        action={
          <Link
            href={ROUTES.services}
            className="inline-flex min-h-11 items-center gap-3 font-semibold hover:underline"
          >
            {HOME_COPY.allServices} <ArrowIcon />
          </Link>
        }
      />
      {/* From edge to edge on a phone, where each of the two columns needs all it can get; one where
          the letters are so large that half of the screen has no room for a word. */}
      <ul className="mt-10 grid grid-cols-1 gap-px border-y border-line bg-line min-[20rem]:grid-cols-2 max-sm:-mx-(--gutter) sm:overflow-hidden sm:rounded-card sm:border-x md:mt-14 md:grid-cols-3 lg:grid-cols-4">
        {services.map((service, index) => (
          <CoreServiceCard key={service.title} service={service} isLead={index === 0} />
        ))}
        <ClosingCell cells={services.length + 1} />
      </ul>
    </Section>
  );
}

/** Ends the grid: as wide as what its last row leaves over, at every number of columns. */
function ClosingCell({ cells }: { cells: number }) {
  return (
    <li
      className="group accent-edge @container isolate overflow-hidden min-[20rem]:col-[span_var(--rest-of-2)] bg-sand md:col-[span_var(--rest-of-3)] lg:col-[span_var(--rest-of-4)]"
      style={{
        '--rest-of-2': restOfRow(cells, 2),
        '--rest-of-3': restOfRow(cells, 3),
        '--rest-of-4': restOfRow(cells, 4),
      }}
    >
      <Weave
        seed="the rest"
        tone="sand"
        className="absolute inset-y-0 right-0 -z-10 hidden w-2/5 mask-l-from-20% @md:block"
      />
      <div className="flex h-full flex-col items-start justify-between gap-6 px-4 py-5 sm:p-6 md:p-7">
        <p className="max-w-[22ch] font-display text-lg leading-tight font-bold text-balance @md:text-heading">
          {HOME_COPY.otherService}
        </p>
        <p className="flex items-center gap-2 text-sm font-semibold md:text-base">
          <Link href={ROUTES.contact} className="card-link">
            {HOME_COPY.talkToUs}
          </Link>
          <ArrowIcon className="icon-forward" />
        </p>
      </div>
    </li>
  );
}
