import { ContentIcon } from '@/components/ui/content-image';
import type { Mark } from '@/content-client';
import { getCompanyProfile } from '@/lib/server/content';

/** The row of partners and vendors below the hero, in one tone (specification §2, Home). */
export async function PartnerMarks() {
  const { partners, vendors, partnersTitle } = await getCompanyProfile();
  const marks = [...vendors, ...partners];
  if (marks.length === 0) return null;
  return (
    <section aria-label={partnersTitle ?? 'Partners'} className="border-b border-line bg-card">
      <div className="container-page flex flex-col gap-6 py-8 lg:flex-row lg:items-center lg:gap-10">
        {partnersTitle && (
          <p className="max-w-40 flex-none text-base text-muted">{partnersTitle}</p>
        )}
        <ul className="grid grow grid-cols-3 items-center gap-x-6 gap-y-5 sm:grid-cols-4 lg:grid-cols-6">
          {marks.map((mark) => (
            <li key={mark.name} className="flex justify-center lg:justify-start">
              <PartnerMark mark={mark} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function PartnerMark({ mark }: { mark: Mark }) {
  if (!mark.logo) return <span className="font-display font-semibold">{mark.name}</span>;
  return (
    <>
      <ContentIcon
        image={mark.logo}
        size={36}
        className="h-9 w-auto max-w-full opacity-70 grayscale transition hover:opacity-100 hover:grayscale-0"
      />
      <span className="sr-only">{mark.name}</span>
    </>
  );
}
