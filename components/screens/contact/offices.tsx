import { SectionHeading } from '@/components/layout/section-heading';
import { CONTACT_COPY } from '@/content/contact';
import { type CompanyAddress, findSetting } from '@/content-client';
import { cn } from '@/lib/cn';
import { mapEmbedHref, mapHref, type Place } from '@/lib/routing/map-links';
import { officeAnchors } from '@/lib/routing/office-anchors';
import { getAddresses, getSettings, mainOfficeOf } from '@/lib/server/cms/readers';
import { Directions } from './directions';
import { OfficeCard, OfficeContacts } from './office-card';
import { OfficeMap } from './office-map';
import { StreetPattern } from './street-pattern';

/** By this value of this setting the map waits for a click. */
const MAP_SETTING = 'office_map';
const ON_CLICK = 'on click';

/** The default office on its map, then a card for each of the others. */
export async function Offices() {
  const [offices, settings] = await Promise.all([getAddresses(), getSettings()]);
  const main = mainOfficeOf(offices);
  const isOnClick = findSetting(settings, MAP_SETTING)?.value?.trim().toLowerCase() === ON_CLICK;
  const anchors = officeAnchors(offices);
  const idOf = (office: CompanyAddress) => anchors[offices.indexOf(office)] || undefined;
  const others = offices.filter((office) => office !== main);
  return (
    <section aria-labelledby="offices" className="bg-sand lines-on-sand">
      {main ? (
        <MainOffice office={main} id={idOf(main)} isOnClick={isOnClick} />
      ) : (
        <div className="container-page py-16 md:py-24">
          <SectionHeading
            id="offices"
            label={CONTACT_COPY.officesLabel}
            title={CONTACT_COPY.officesTitle}
            text={CONTACT_COPY.noOffice}
          />
        </div>
      )}
      {others.length > 0 && (
        <div className="container-page py-14 md:py-20">
          <h2 id="other-offices" className="text-heading">
            {CONTACT_COPY.otherOffices}
          </h2>
          <ul
            className={cn(
              'mt-6 grid grid-cols-1 gap-6 sm:grid-cols-2 md:mt-8',
              // No row is left half empty.
              others.length % 3 === 0
                ? 'sm:max-lg:[&>:first-child:nth-last-child(odd)]:col-span-2 lg:grid-cols-3'
                : 'sm:[&>:first-child:nth-last-child(odd)]:col-span-2',
            )}
          >
            {others.map((office) => (
              <OfficeCard
                key={`${office.label} ${office.address}`}
                office={office}
                id={idOf(office)}
              />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type MainOfficeProps = { office: CompanyAddress; id: string | undefined; isOnClick: boolean };

function MainOffice({ office, id, isOnClick }: MainOfficeProps) {
  const place = placeOf(office);
  const end = place ?? office.address;
  return (
    <div className="relative lg:grid lg:*:[grid-area:1/1]">
      <OfficeMap
        embedHref={place && mapEmbedHref(place)}
        address={office.address}
        openHref={mapHref(office)}
        name={office.label ?? office.address ?? ''}
        isOnClick={isOnClick}
      >
        <StreetPattern />
      </OfficeMap>
      <div className="lg:pointer-events-none lg:flex lg:items-center lg:py-12">
        <div className="container-page lg:flex lg:w-full lg:justify-end">
          <div
            id={id}
            className="relative -mt-10 rounded-card border border-line bg-card p-[min(1.5rem,7vw)] shadow-float md:p-10 lg:pointer-events-auto lg:mt-0 lg:w-104 print:mt-0"
          >
            <h2 id="offices" className="eyebrow font-text text-muted">
              {CONTACT_COPY.officesTitle}
            </h2>
            {office.label && <h3 className="mt-4 text-heading text-balance">{office.label}</h3>}
            <div className="mt-4">
              <OfficeContacts office={office} />
            </div>
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
