import type { MetadataRoute } from 'next';
import { getBrand, getCompanyProfile } from '@/lib/server/cms/readers';

export const revalidate = 300;

/** The web app manifest: name and icons for the home screen of a phone. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const [brand, profile] = await Promise.all([getBrand(), getCompanyProfile()]);
  return {
    name: brand,
    short_name: brand,
    description: profile.footerText ?? undefined,
    start_url: '/',
    display: 'browser',
    background_color: '#faf8f5',
    theme_color: '#faf8f5',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  };
}
