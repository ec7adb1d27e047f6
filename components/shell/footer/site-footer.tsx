import { NewsletterStripForm } from '@/components/forms/newsletter/newsletter-forms';
import { HomeLink } from '@/components/shell/header/home-link';
import { Link } from '@/components/ui/link';
import { FOOTER_COPY } from '@/content/shell';
import { socialAccounts } from '@/content-client';
import { weavePath } from '@/lib/pattern/weave';
import { ROUTES } from '@/lib/routing/routes';
import { getPrivacyPath } from '@/lib/server/cms/privacy-policy';
import {
  getBrand,
  getCompanyProfile,
  getMainOffice,
  getMenus,
  getSettings,
} from '@/lib/server/cms/readers';
import { FoldingHeading } from './folding-heading';
import { GetInTouch } from './get-in-touch';
import { QuickBar } from './quick-bar';
import { QuickNavigation } from './quick-navigation';
import { ScrollToTopButton } from './scroll-to-top-button';
import { SitePages } from './site-pages';
import { SocialLinks } from './social-links';

/** The footer of every screen (specification §2, Footer). */
export async function SiteFooter() {
  const [settings, office, profile, brand, privacy, menus] = await Promise.all([
    getSettings(),
    getMainOffice(),
    getCompanyProfile(),
    getBrand(),
    getPrivacyPath(),
    getMenus(),
  ]);
  return (
    <footer className="mt-auto bg-ink text-on-ink print:hidden">
      {/* The edge of the weave: where the page ends. */}
      <div
        aria-hidden="true"
        className="h-4 border-b border-ink-line"
        style={{ backgroundImage: `url(${weavePath(0, 'ink')})` }}
      />
      <div className="border-b border-ink-line [body:has(form#newsletter-band)_&]:hidden">
        <div className="container-page grid gap-x-8 gap-y-4 py-6 sm:gap-y-6 sm:py-10 lg:grid-cols-12 lg:items-center">
          <div className="lg:col-span-5">
            <h2 className="text-heading">{FOOTER_COPY.newsletterTitle}</h2>
            <p className="mt-2 text-on-ink-muted">
              {profile.newsletterText ?? FOOTER_COPY.newsletterText}
            </p>
          </div>
          <div className="lg:col-span-7">
            <NewsletterStripForm />
          </div>
        </div>
      </div>
      <SitePages menus={menus} />
      <div className="footer-contact container-page sm:grid sm:grid-cols-4 sm:gap-x-6 sm:gap-y-10 sm:py-12 lg:grid-cols-12 lg:gap-x-8">
        <div className="sm:max-lg:col-span-4 lg:col-span-5">
          <HomeLink brand={brand} settings={settings} tone="ink" />
          {profile.footerText && (
            <p className="mt-4 max-w-[44ch] text-on-ink-muted">{profile.footerText}</p>
          )}
          <SocialLinks accounts={socialAccounts(settings)} />
        </div>
        <nav aria-labelledby="quick-navigation" className="sm:max-lg:col-span-2 lg:col-span-3">
          <FoldingHeading id="quick-navigation">{FOOTER_COPY.quickNavigation}</FoldingHeading>
          <QuickNavigation />
        </nav>
        {office && (
          <div className="sm:max-lg:col-span-2 lg:col-span-4">
            <h2 className="footer-heading">{FOOTER_COPY.getInTouch}</h2>
            <GetInTouch office={office} />
          </div>
        )}
      </div>
      <div className="border-t border-ink-line">
        {/* Room at the right for the button that scrolls up. */}
        <div className="footer-bottom container-page flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2 text-sm sm:py-4 text-on-ink-muted">
          <p className="py-2">{FOOTER_COPY.rights(new Date().getUTCFullYear(), brand)}</p>
          <ul className="-mx-2 flex flex-wrap gap-x-2 sm:mr-12 min-[87.5rem]:-mr-2">
            {privacy && <BottomLink href={privacy}>{FOOTER_COPY.privacy}</BottomLink>}
            <BottomLink href={ROUTES.contact}>{FOOTER_COPY.bottomContact}</BottomLink>
            <BottomLink href={ROUTES.faq}>{FOOTER_COPY.bottomFaq}</BottomLink>
          </ul>
        </div>
      </div>
      <ScrollToTopButton />
      <QuickBar settings={settings} />
    </footer>
  );
}

function BottomLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link
        href={href}
        className="footer-link inline-flex min-h-11 items-center px-2 hover:text-on-ink"
      >
        {children}
      </Link>
    </li>
  );
}
