import Link from 'next/link';
import { ContentIcon } from '@/components/ui/content-image';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@/components/ui/icons';
import {
  type CompanyAddress,
  findSetting,
  type SocialAccount,
  socialAccounts,
} from '@/content-client';
import { openingLines, telHref } from '@/lib/contact-links';
import { canonicalArticlePath, ROUTES } from '@/lib/routes';
import {
  getAddresses,
  getArticle,
  getBrand,
  getCompanyProfile,
  getMenus,
  getSettings,
} from '@/lib/server/content';
import { Logo } from './logo';
import { QuickNavigation } from './quick-navigation';
import { ScrollToTopButton } from './scroll-to-top-button';

const PRIVACY_SLUG = 'privacy-policy';
const HEADING = 'text-sm font-semibold uppercase tracking-[0.12em] text-on-ink-muted';

/** The footer of every screen (specification §2, Footer). */
export async function SiteFooter() {
  const [settings, addresses, profile, brand, privacy, menus] = await Promise.all([
    getSettings(),
    getAddresses(),
    getCompanyProfile(),
    getBrand(),
    getArticle(PRIVACY_SLUG),
    getMenus(),
  ]);
  const logo = findSetting(settings, 'company_logo');
  const office = addresses.find((address) => address.isDefault) ?? addresses[0] ?? null;
  return (
    <footer className="mt-auto bg-ink text-on-ink">
      <div className="container-page grid gap-x-8 gap-y-12 py-16 sm:grid-cols-2 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <Logo brand={brand} media={logo?.supportMedia ?? logo?.media ?? null} />
          {profile.footerText && (
            <p className="mt-5 max-w-[40ch] text-on-ink-muted">{profile.footerText}</p>
          )}
          <SocialLinks accounts={socialAccounts(settings)} />
        </div>
        <div className="lg:col-span-3">
          <h2 className={HEADING}>Quick Navigation</h2>
          <QuickNavigation />
        </div>
        {office && (
          <div className="lg:col-span-4">
            <h2 className={HEADING}>Get In Touch</h2>
            <Office office={office} />
          </div>
        )}
      </div>
      <div className="border-t border-ink-line">
        <div className="container-page flex flex-wrap items-center gap-x-6 py-4 text-sm text-on-ink-muted">
          <p className="py-2">
            {new Date().getUTCFullYear()} © All Rights Reserved by {brand} Solutions
          </p>
          <ul className="flex flex-wrap gap-x-6 sm:ml-auto">
            {privacy && (
              <BottomLink href={canonicalArticlePath(privacy.slug, menus)}>
                Privacy Policy
              </BottomLink>
            )}
            <BottomLink href={ROUTES.contact}>CONTACT</BottomLink>
            <BottomLink href={ROUTES.faq}>FAQS</BottomLink>
          </ul>
        </div>
      </div>
      <ScrollToTopButton />
    </footer>
  );
}

function BottomLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <Link href={href} className="inline-flex min-h-11 items-center hover:text-on-ink">
        {children}
      </Link>
    </li>
  );
}

function SocialLinks({ accounts }: { accounts: readonly SocialAccount[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-2">
      {accounts.map((account) => (
        <li key={account.key}>
          <a
            href={account.link}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex size-11 items-center justify-center rounded-full border border-ink-line hover:border-on-ink"
          >
            {account.icon ? (
              <ContentIcon image={account.icon} size={20} className="size-5 brightness-0 invert" />
            ) : (
              <span aria-hidden="true">{account.name.charAt(0)}</span>
            )}
            <span className="sr-only">{account.name}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

const ROW = 'inline-flex min-h-11 items-center gap-3 hover:underline';

function Office({ office }: { office: CompanyAddress }) {
  return (
    <address className="mt-4 flex flex-col not-italic">
      <p className="flex gap-3 py-2">
        <PinIcon className="mt-1 text-accent" />
        {office.address}
      </p>
      {office.phone && (
        <a href={telHref(office.phone)} className={ROW}>
          <PhoneIcon className="text-accent" />
          {office.phone}
        </a>
      )}
      {office.email && (
        <a href={`mailto:${office.email}`} className={ROW}>
          <MailIcon className="text-accent" />
          {office.email}
        </a>
      )}
      {office.openingTime && (
        <p className="flex gap-3 py-2">
          <ClockIcon className="mt-1 text-accent" />
          <span>
            {openingLines(office.openingTime).map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </span>
        </p>
      )}
    </address>
  );
}
