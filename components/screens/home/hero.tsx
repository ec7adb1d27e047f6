import { QuoteLink } from '@/components/forms/quote/quote-link';
import { figuresStyle } from '@/components/layout/figures-style';
import { button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { ArrowIcon, MailIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { HOME_COPY } from '@/content/home';
import { heroWeave } from '@/lib/pattern/weave';
import { ROUTES } from '@/lib/routing/routes';
import { getBrand, getCompanyProfile } from '@/lib/server/cms/readers';
import { figureText } from '@/lib/text/figure';
import { noBreakLead } from '@/lib/text/no-break';
import { withBrand } from '@/lib/text/with-brand';
import { ProductLinks } from './product-links';

/** Who we are, for whom, and what to do next (specification §2, Home). */
export async function Hero() {
  const [profile, brand] = await Promise.all([getCompanyProfile(), getBrand()]);
  const title = withBrand(profile.heroTitle ?? HOME_COPY.heroTitle, brand);
  const origin = [profile.city, profile.founded && HOME_COPY.since(profile.founded)].filter(
    Boolean,
  );
  return (
    <section aria-labelledby="hero" className="relative flex flex-col bg-ink text-on-ink">
      {/* A stacking context of its own, which the floating link is outside of: in it, later sections
          would cover the link. */}
      <div className="relative isolate overflow-hidden">
        <div className="hero-words container-page">
          {origin.length > 0 && <p className="eyebrow text-on-ink-muted">{origin.join(' · ')}</p>}
          <h1 id="hero">{title}</h1>
          {profile.heroText && (
            <p className="text-lead text-on-ink-muted">{noBreakLead(profile.heroText)}</p>
          )}
          <div className="button-row sm:items-center">
            <QuoteLink id="request-quote" className={button({ size: 'lg' })}>
              {profile.heroButton ?? HOME_COPY.requestDemo}
              <ArrowIcon />
            </QuoteLink>
            <ButtonLink href={ROUTES.contact} size="lg" tone="onInk">
              {HOME_COPY.bookConsultation}
            </ButtonLink>
            <ProductLinks />
          </div>
        </div>
        <div
          aria-hidden="true"
          className="hero-weave relative h-32 md:absolute md:inset-0 md:-z-10 md:h-auto"
          style={heroWeave(brand)}
        >
          <span className="hero-ground" />
          <span className="hero-bright" />
          <span className="hero-second" />
          <span className="hero-accent" />
        </div>
      </div>
      {/* On small screens it floats on the weave: over the page it would cover text. */}
      <Link href={ROUTES.contact} className="write-to-us focus-visible:focus-outside print:hidden">
        <MailIcon />
        <span className="sr-only">{HOME_COPY.writeToUs}</span>
      </Link>
      <Figures />
    </section>
  );
}

/** The numbers of the company, as a quiet strip. */
async function Figures() {
  const { figures } = await getCompanyProfile();
  if (figures.length === 0) return null;
  return (
    <div className="border-t border-ink-line bg-ink">
      <dl className="figures container-page" style={figuresStyle(figures)}>
        {figures.map((figure) => (
          <div key={figure.label} className="key-figure">
            <dt>{figure.label}</dt>
            <dd>
              {figureText(figure.value)}
              {figure.suffix}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
