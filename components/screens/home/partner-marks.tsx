import { DrawnName } from '@/components/ui/drawn-name';
import { HOME_COPY } from '@/content/home';
import { OPENS_TAB } from '@/content/opens-tab';
import type { Mark } from '@/content-client';
import { isExternalHref, safeHref } from '@/lib/routing/safe-href';
import { getCompanyProfile } from '@/lib/server/cms/readers';

/** Ten partners and two vendors below the hero, in one tone (specification §2, Home). */
export async function PartnerMarks() {
  const { partners, vendors, partnersTitle } = await getCompanyProfile();
  const marks = [...vendors, ...partners];
  if (marks.length === 0) return null;
  return (
    <section
      aria-label={partnersTitle ?? HOME_COPY.partners}
      className="border-b border-line bg-card dark:bg-paper"
    >
      <div className="container-page py-8 lg:flex lg:items-center lg:gap-10 lg:py-10">
        {partnersTitle && (
          <p className="mb-5 text-base text-balance text-muted lg:mb-0 lg:w-36 lg:flex-none">
            {partnersTitle}
          </p>
        )}
        {/* The outer hairlines are cut off, so any number of marks ends without an open cell. */}
        <div className="grow overflow-hidden">
          <ul className="partner-marks -mr-px -mb-px grid grid-cols-2 min-[20rem]:grid-cols-3 sm:grid-cols-4 md:grid-cols-6">
            {marks.map((mark) => (
              <li key={mark.name}>
                <LinkedMark mark={mark} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

const CELL = 'partner-mark';

function LinkedMark({ mark }: { mark: Mark }) {
  const href = safeHref(mark.link);
  if (!href) {
    return (
      <span className={CELL}>
        <DrawnName name={mark.name} drawing={mark.logo} />
      </span>
    );
  }
  const name = <DrawnName name={mark.name} drawing={mark.logo} />;
  if (!isExternalHref(href)) {
    return (
      <a href={href} className={CELL}>
        {name}
      </a>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={CELL}>
      {name}
      <span className="sr-only"> {OPENS_TAB}</span>
    </a>
  );
}
