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
import { firstSentence } from '@/lib/text/first-sentence';
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
    <footer className="mt-auto flex flex-col bg-ink text-on-ink print:hidden">
      {/* The edge of the weave: where the page ends. */}
      <div
        aria-hidden="true"
        className="h-4 border-b border-ink-line"
        style={{ backgroundImage: `url(${weavePath(0, 'ink')})` }}
      />
      <div className="footer-letter">
        <div className="container-page">
          <div>
            <h2 className="text-heading">{FOOTER_COPY.newsletterTitle}</h2>
            <p className="mt-2 text-balance text-on-ink-muted">
              {profile.newsletterText ?? FOOTER_COPY.newsletterText}
            </p>
          </div>
          <div>
            <NewsletterStripForm />
          </div>
        </div>
      </div>
      <div className="footer-tier container-page">
        <div className="footer-brand">
          <HomeLink brand={brand} settings={settings} tone="ink" />
          {profile.footerText && <FooterText text={profile.footerText} />}
        </div>
        {office && (
          <div className="footer-contact">
            <h2 className="footer-heading">{FOOTER_COPY.getInTouch}</h2>
            <GetInTouch office={office} />
          </div>
        )}
        <div className="site-pages">
          <SitePages menus={menus} />
          <nav aria-labelledby="quick-navigation">
            <FoldingHeading id="quick-navigation">{FOOTER_COPY.quickNavigation}</FoldingHeading>
            <QuickNavigation />
          </nav>
        </div>
        <SocialLinks accounts={socialAccounts(settings)} />
      </div>
      <div className="border-t border-ink-line">
        <div className="footer-bottom container-page">
          <p>{FOOTER_COPY.rights(new Date().getUTCFullYear(), brand)}</p>
          <ul>
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

/** The organization in a few sentences, on a phone in the first of them. */
function FooterText({ text }: { text: string }) {
  const first = firstSentence(text);
  const rest = text.trim().slice(first.length);
  return (
    <p>
      {first}
      {rest && <span className="max-sm:hidden">{rest}</span>}
    </p>
  );
}

function BottomLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link href={href} className="footer-link">
        {children}
      </Link>
    </li>
  );
}
