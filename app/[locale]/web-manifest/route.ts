import type { MetadataRoute } from 'next';
import { getBrand, getCompanyProfile } from '@/lib/server/cms/readers';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** The web app manifest: name and icons for the home screen of a phone. */
export async function GET(): Promise<Response> {
  const [brand, profile] = await Promise.all([getBrand(), getCompanyProfile()]);
  const manifest: MetadataRoute.Manifest = {
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
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
