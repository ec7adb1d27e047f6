import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Hello', description: 'The bare framework.' };

export const viewport: Viewport = { themeColor: '#ffffff' };

/** The document of the bare framework: what the site is measured against. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
