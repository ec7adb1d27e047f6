import { SectionHeading } from '@/components/layout/section-heading';
import { CONTACT_COPY } from '@/content/contact';
import { type CompanyAddress, findSetting } from '@/content-client';
import { mapEmbedHref, mapHref, type Place } from '@/lib/routing/map-links';
import { getAddresses, getMainOffice, getSettings } from '@/lib/server/cms/readers';
import { Directions } from './directions';
import { OfficeCard } from './office-card';
import { OfficeMap } from './office-map';
import { StreetPattern } from './street-pattern';

/** By this value of this setting the map waits for a click. */
const MAP_SETTING = 'office_map';
const ON_CLICK = 'on click';

/** The default office on its map, then a card for each office. */
export async function Offices() {
  const [offices, main, settings] = await Promise.all([
    getAddresses(),
    getMainOffice(),
    getSettings(),
  ]);
  const isOnClick = findSetting(settings, MAP_SETTING)?.value?.trim().toLowerCase() === ON_CLICK;
  return (
    <section aria-labelledby="offices" className="bg-sand">
      {main && <MainOffice office={main} isOnClick={isOnClick} />}
      <div className="container-page py-16 md:py-24">
        <SectionHeading
          id="offices"
          label={CONTACT_COPY.officesLabel}
          title={CONTACT_COPY.officesTitle}
          text={main ? null : CONTACT_COPY.noOffice}
        />
        <ul className="mt-10 grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3 sm:max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2">
          {offices.map((office) => (
            <OfficeCard key={`${office.label} ${office.address}`} office={office} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function MainOffice({ office, isOnClick }: { office: CompanyAddress; isOnClick: boolean }) {
  const place = placeOf(office);
  const end = place ?? office.address;
  return (
    <div className="relative">
      <OfficeMap
        embedHref={place && mapEmbedHref(place)}
        address={office.address}
        openHref={mapHref(office)}
        name={office.label ?? office.address ?? ''}
        isOnClick={isOnClick}
      >
        <StreetPattern />
      </OfficeMap>
      <div className="lg:pointer-events-none lg:absolute lg:inset-0 lg:flex lg:items-center">
        <div className="container-page lg:flex lg:justify-end">
          <div className="relative -mt-10 rounded-card border border-line bg-card p-[min(1.5rem,7vw)] shadow-float md:p-10 lg:pointer-events-auto lg:mt-0 lg:w-104">
            <p className="eyebrow text-muted">{CONTACT_COPY.office}</p>
            {office.label && (
              <p className="mt-4 font-display text-heading font-bold text-balance">
                {office.label}
              </p>
            )}
            {office.address && <p className="mt-2 text-balance text-muted">{office.address}</p>}
            {end && <Directions to={end} />}
          </div>
        </div>
      </div>
    </div>
  );
}

function placeOf({ latitude, longitude }: CompanyAddress): Place | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
