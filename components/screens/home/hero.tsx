import Link from 'next/link';
import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { AssistantIcon, CloudIcon, MailIcon } from '@/components/ui/icons';
import { ROUTES } from '@/lib/routes';
import { safeHref } from '@/lib/safe-href';
import { getBrand, getCompanyProfile } from '@/lib/server/content';

/** Who we are, for whom, and what to do next (specification §2, Home). */
export async function Hero() {
  const [profile, brand] = await Promise.all([getCompanyProfile(), getBrand()]);
  const title = (profile.heroTitle ?? 'We are {brand} Consulting').replaceAll('{brand}', brand);
  const origin = [profile.city, profile.founded && `Since ${profile.founded}`].filter(Boolean);
  const cloud = safeHref(profile.cloudLink);
  const assistant = safeHref(profile.assistantLink);
  return (
    <section aria-labelledby="hero" className="relative isolate overflow-hidden bg-ink text-on-ink">
      <div aria-hidden="true" className="hero-cloth absolute inset-0 -z-10" />
      <div className="container-page pt-16 md:pt-24 lg:pt-28">
        {origin.length > 0 && <p className="eyebrow text-on-ink-muted">{origin.join(' · ')}</p>}
        <h1 id="hero" className="mt-6 max-w-[12ch] text-hero text-pretty lg:max-w-[14ch]">
          {title}
        </h1>
        {profile.heroText && (
          <p className="mt-6 max-w-[46ch] text-lead text-on-ink-muted">{profile.heroText}</p>
        )}
        <div className="mt-9 flex flex-col gap-4 sm:flex-row sm:flex-wrap sm:items-center">
          <ButtonLink href={ROUTES.contact} id="request-quote" size="lg" hasArrow>
            Request a demo
          </ButtonLink>
          <ButtonLink href={ROUTES.contact} size="lg" tone="onInk">
            Book for consultation
          </ButtonLink>
          <ul className="flex gap-2 sm:ml-2">
            {cloud && (
              <ProductLink href={cloud} name="Cloud">
                <CloudIcon className="size-6" />
              </ProductLink>
            )}
            {assistant && (
              <ProductLink href={assistant} name="AIVA - AI Virtual Assistant">
                <AssistantIcon className="size-6" />
              </ProductLink>
            )}
          </ul>
        </div>
        <Figures />
      </div>
      <Link
        href={ROUTES.contact}
        className="fixed bottom-4 left-4 z-40 inline-flex size-12 items-center justify-center rounded-full border border-line bg-card text-ink shadow-float hover:border-ink"
      >
        <MailIcon />
        <span className="sr-only">Write to us</span>
      </Link>
    </section>
  );
}

function ProductLink({
  href,
  name,
  children,
}: {
  href: string;
  name: string;
  children: ReactNode;
}) {
  return (
    <li className="group relative">
      <Link
        href={href}
        className="inline-flex size-14 items-center justify-center rounded-control text-on-ink-muted hover:bg-on-ink/10 hover:text-on-ink"
      >
        {children}
        <span className="sr-only">{name}</span>
      </Link>
      <span
        aria-hidden="true"
        className="pointer-events-none absolute bottom-full left-1/2 mb-2 -translate-x-1/2 rounded-control bg-on-ink px-3 py-1.5 text-sm whitespace-nowrap text-ink opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100"
      >
        {name}
      </span>
    </li>
  );
}

/** The numbers of the firm, as a quiet strip. */
async function Figures() {
  const { figures } = await getCompanyProfile();
  if (figures.length === 0) return <div className="pb-20" />;
  return (
    <dl className="mt-14 grid grid-cols-2 border-t border-ink-line md:mt-20 md:grid-cols-4">
      {figures.map((figure) => (
        <div
          key={figure.label}
          className="flex flex-col-reverse justify-end border-ink-line py-6 even:border-l even:pl-6 md:py-8 md:not-first:border-l md:not-first:pl-8 max-md:nth-[n+3]:border-t"
        >
          <dt className="text-base text-on-ink-muted">{figure.label}</dt>
          <dd className="font-display text-[2.5rem] leading-tight font-bold tabular-nums">
            {figure.value}
            {figure.suffix}
          </dd>
        </div>
      ))}
    </dl>
  );
}
