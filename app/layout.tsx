import './globals.css';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { EmbeddedCode } from '@/components/site/embedded-code';
import { LoadingOverlay } from '@/components/site/loading-overlay';
import { SiteFooter } from '@/components/site/site-footer';
import { SiteHeader } from '@/components/site/site-header';
import { ThemeScript } from '@/components/site/theme-script';
import { getBrand, getCompanyProfile } from '@/lib/server/content';
import { env } from '@/lib/server/env';

const display = localFont({
  src: '../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  weight: '200 800',
  variable: '--font-bricolage',
  display: 'swap',
});

const text = localFont({
  src: '../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weight: '100 900',
  variable: '--font-geist',
  display: 'swap',
});

export async function generateMetadata(): Promise<Metadata> {
  const [brand, profile] = await Promise.all([getBrand(), getCompanyProfile()]);
  return {
    metadataBase: new URL(env().SITE_URL),
    title: brand,
    description: profile.footerText ?? undefined,
  };
}

export const viewport: Viewport = { themeColor: '#faf8f5', colorScheme: 'light' };

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="en"
      className={`${display.variable} ${text.variable}`}
      data-scroll-behavior="smooth"
      suppressHydrationWarning
    >
      <body className="flex flex-col">
        <ThemeScript />
        <a
          href="#content"
          className="absolute top-2 left-2 z-60 -translate-y-24 rounded-control bg-ink px-4 py-3 text-on-ink focus:translate-y-0 print:hidden"
        >
          Skip to content
        </a>
        <SiteHeader />
        <main id="content" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <SiteFooter />
        <LoadingOverlay />
        <EmbeddedCode />
      </body>
    </html>
  );
}
