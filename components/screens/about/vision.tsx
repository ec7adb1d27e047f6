import { figuresStyle } from '@/components/layout/figures-style';
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
        <dl className="figures container-page" style={figuresStyle(figures)}>
          {figures.map((figure) => (
            <div
              key={figure.label}
              className="key-figure border-t [--figure-size:var(--text-title)] max-md:last:pb-12 md:py-10"
            >
              <dt>{figure.label}</dt>
              <dd>
                <Counter value={figure.value} suffix={figure.suffix} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
