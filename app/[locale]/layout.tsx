import '../styles/globals.css';
import type { Metadata } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { ToastHost } from '@/components/forms/toast/toast-host';
import { offersDarkScheme } from '@/components/shell/color-scheme';
import { EarlyScript } from '@/components/shell/early-script';
import { EmbeddedCode, embeddedStyles } from '@/components/shell/embedded-code';
import { SiteFooter } from '@/components/shell/footer/site-footer';
import { SiteHeader } from '@/components/shell/header/site-header';
import { Letterhead } from '@/components/shell/letterhead';
import { LoadingOverlay } from '@/components/shell/loading-overlay';
import { PreviewBar } from '@/components/shell/preview-bar';
import { SiteStructuredData } from '@/components/shell/structured-data';
import { LAYOUT_COPY } from '@/content/layout';
import { DARK_PAPER, PAPER } from '@/lib/colour/palette';
import { iconLink } from '@/lib/seo/icon-files';
import { getCompanyProfile, getLocale, getSettings } from '@/lib/server/cms/readers';
import { env } from '@/lib/server/ops/env';
import { getBrandIdentity } from '@/lib/server/seo/brand-identity';

export { generateStaticParams } from '@/lib/routing/no-static-params';

const display = localFont({
  src: '../fonts/bricolage-grotesque-bold.woff2',
  weight: '700',
  variable: '--font-bricolage',
  display: 'swap',
  adjustFontFallback: false,
});

const text = localFont({
  src: '../fonts/geist.woff2',
  weight: '400 700',
  variable: '--font-geist',
  display: 'swap',
  adjustFontFallback: false,
});

export async function generateMetadata(): Promise<Metadata> {
  const [{ brand, look }, profile] = await Promise.all([getBrandIdentity(), getCompanyProfile()]);
  return {
    metadataBase: new URL(env().SITE_URL),
    title: brand,
    description: profile.footerText ?? undefined,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [iconLink('/favicon.ico', look), iconLink('/icons/icon-192.png', look)],
      apple: iconLink('/apple-icon.png', look).url,
    },
  };
}

const LIGHT = '(prefers-color-scheme: light)';
const DARK = '(prefers-color-scheme: dark)';

/**
 * Of the layout, not of the framework's `viewport`: with each screen that takes away what is in there, and brings it
 * back some frames later. A browser's bar would change its colour twice, and all of the page be styled twice.
 */
function Colours({ hasDark }: { hasDark: boolean }) {
  return (
    <>
      <meta name="theme-color" media={hasDark ? LIGHT : undefined} content={PAPER} />
      {hasDark && <meta name="theme-color" media={DARK} content={DARK_PAPER} />}
      <meta name="color-scheme" content={hasDark ? 'light dark' : 'light'} />
    </>
  );
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  const hasDark = offersDarkScheme(await getSettings());
  return (
    <html
      lang={(await getLocale()) ?? 'en'}
      className={`${display.variable} ${text.variable}`}
      data-color-scheme={hasDark ? undefined : 'light'}
      data-scroll-behavior="smooth"
      data-vitals={env().VITALS_SAMPLE_PERCENT || undefined}
      suppressHydrationWarning
    >
      <head>
        <Colours hasDark={hasDark} />
        {await embeddedStyles()}
      </head>
      <body className="flex flex-col">
        <EarlyScript />
        <a
          href="#content"
          className="absolute top-2 left-2 z-60 -translate-y-24 rounded-control bg-ink px-4 py-3 text-on-ink focus:translate-y-0 print:hidden"
        >
          {LAYOUT_COPY.skipToContent}
        </a>
        <Letterhead />
        <SiteHeader />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter />
        <ToastHost />
        <PreviewBar />
        <LoadingOverlay />
        <SiteStructuredData />
        <EmbeddedCode />
      </body>
    </html>
  );
}
