import { Counter } from '@/components/ui/counter';
import { WeaveBorder } from '@/components/ui/pattern/weave';
import { ABOUT_COPY } from '@/content/about';
import { getCompanyProfile } from '@/lib/server/cms/readers';

/** Where the company is going, and its figures. */
export async function Vision() {
  const { vision, visionTitle, figures } = await getCompanyProfile();
  if (!vision && figures.length === 0) return null;
  const title = vision ? (visionTitle ?? ABOUT_COPY.visionTitle) : ABOUT_COPY.figuresTitle;
  return (
    <section aria-labelledby="vision" className="bg-ink text-on-ink">
      <WeaveBorder className="text-on-ink-muted" />
      <div className="relative isolate py-16 md:py-24">
        <div aria-hidden="true" className="horizon-weave absolute inset-0 -z-10" />
        <div className="container-page">
          <h2 id="vision" className="eyebrow text-on-ink-muted">
            {title}
          </h2>
          {vision && (
            <p className="mt-8 max-w-[18ch] font-display text-hero font-bold tracking-tight text-balance print:text-title">
              {vision}
            </p>
          )}
        </div>
      </div>
      {figures.length > 0 && (
        <dl className="container-page grid grid-cols-1 min-[20rem]:grid-cols-2 md:grid-cols-4">
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="flex flex-col-reverse justify-end border-t border-ink-line py-6 max-md:last:pb-12 min-[20rem]:even:border-l min-[20rem]:even:pl-6 md:py-10 md:not-first:border-l md:not-first:pl-8"
            >
              <dt className="text-base text-on-ink-muted">{figure.label}</dt>
              <dd className="font-display text-title font-bold">
                <Counter value={figure.value} suffix={figure.suffix} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
