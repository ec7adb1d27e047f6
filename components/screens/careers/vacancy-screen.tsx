import { AskRow } from '@/components/layout/ask-row';
import { CoverFacts, type Fact } from '@/components/layout/cover-facts';
import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { StructuredData } from '@/components/shell/structured-data';
import { ButtonLink } from '@/components/ui/button-link';
import { EmailAddress } from '@/components/ui/email-address';
import { MailIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { Markdown } from '@/components/ui/markdown';
import { CAREERS_COPY } from '@/content/proof';
import { findSetting, type Vacancy } from '@/content-client';
import { WORKING_HERE_ID } from '@/lib/routing/anchors';
import { mailHref } from '@/lib/routing/contact-links';
import { ROUTES, vacancyPath } from '@/lib/routing/routes';
import { jobPostings } from '@/lib/seo/proof-data';
import { getVacancies } from '@/lib/server/cms/proof-readers';
import { getBrand, getCompanyProfile, getLocale, getSettings } from '@/lib/server/cms/readers';
import { markdownToHtml } from '@/lib/server/html/markdown-to-html';
import { siteUrl } from '@/lib/server/ops/env';
import { longDate } from '@/lib/text/dates';
import { VacancyList } from './vacancy-list';

/** One open position: the facts, the work, and where to write. */
export async function VacancyScreen({ vacancy }: { vacancy: Vacancy }) {
  const [brand, { city }, settings, vacancies, locale] = await Promise.all([
    getBrand(),
    getCompanyProfile(),
    getSettings(),
    getVacancies(),
    getLocale(),
  ]);
  const { slug, title, summary, description } = vacancy;
  const html = description && (await markdownToHtml(description));
  const path = vacancyPath(slug);
  const trail = [{ name: CAREERS_COPY.breadcrumb, href: ROUTES.careers }, { name: title }];
  const email = vacancy.applyTo ?? findSetting(settings, 'company_email')?.value ?? null;
  const write = email && mailHref(email);
  const others = vacancies.filter((other) => other.slug !== slug);
  return (
    <article>
      <StructuredData
        path={path}
        trail={trail}
        things={jobPostings({ vacancy, description: html, path, brand, city, locale }, siteUrl)}
      />
      <CoverHeader
        title={title}
        label={CAREERS_COPY.label}
        description={summary}
        trail={trail}
        image={null}
        brand={brand}
        button={email ? { name: CAREERS_COPY.applyTitle, href: '#apply', isNewTab: false } : null}
      />
      <CoverFacts facts={factsOf(vacancy)} label={CAREERS_COPY.facts} />
      <div className="container-page grid grid-cols-1 gap-x-8 gap-y-12 py-14 min-[48rem]:grid-cols-12 md:py-20">
        {description && (
          <div className="min-[48rem]:col-span-7">
            <Markdown source={description} entry={slug} />
          </div>
        )}
        {email && (
          <aside aria-labelledby="apply" className="min-[48rem]:col-span-5">
            <div className="rounded-card border border-line bg-card p-6 min-[48rem]:sticky min-[48rem]:top-28">
              <h2 id="apply" className="text-heading leading-tight">
                {CAREERS_COPY.applyTitle}
              </h2>
              <p className="mt-3 text-muted">{CAREERS_COPY.applyText}</p>
              {write && (
                <ButtonLink
                  href={`${write}?subject=${encodeURIComponent(CAREERS_COPY.subject(title))}`}
                  className="mt-6"
                >
                  <MailIcon /> {CAREERS_COPY.apply}
                </ButtonLink>
              )}
              <p className="mt-3 [overflow-wrap:anywhere] text-muted">
                <EmailAddress>{email}</EmailAddress>
              </p>
              {findSetting(settings, 'careers')?.richText && (
                <p className="mt-5 border-t border-line pt-5">
                  <Link
                    href={`${ROUTES.careers}#${WORKING_HERE_ID}`}
                    className="inline-flex min-h-11 items-center font-semibold wrap-anywhere underline decoration-accent decoration-2 underline-offset-4"
                  >
                    {CAREERS_COPY.howWeWork}
                  </Link>
                </p>
              )}
            </div>
          </aside>
        )}
      </div>
      {others.length === 0 ? (
        <div className="container-page pb-14 md:pb-20">
          <AskRow question={CAREERS_COPY.missed} action={CAREERS_COPY.write} />
        </div>
      ) : (
        <Section labelledBy="other-positions" tone="sand" hasBorder isOnScreenOnly>
          <h2 id="other-positions" className="text-title">
            {CAREERS_COPY.others}
          </h2>
          <VacancyList vacancies={others} className="mt-8" />
        </Section>
      )}
    </article>
  );
}

function factsOf({ location, employment, closesOn, publishedOn }: Vacancy): Fact[] {
  const facts = [
    { name: CAREERS_COPY.place, value: location },
    { name: CAREERS_COPY.kind, value: CAREERS_COPY.employment[employment] },
    { name: CAREERS_COPY.until, value: closesOn && longDate(closesOn) },
    { name: CAREERS_COPY.published, value: publishedOn && longDate(publishedOn) },
  ];
  return facts.filter(({ value }) => value !== null);
}
