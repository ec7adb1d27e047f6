import type { MetadataRoute } from 'next';
import { PAPER } from '@/lib/colour/palette';
import { type IconPath, iconLink } from '@/lib/seo/icon-files';
import { getCompanyProfile } from '@/lib/server/cms/readers';
import { getBrandIdentity } from '@/lib/server/seo/brand-identity';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** The web app manifest: name and icons for the home screen of a phone. */
export async function GET(): Promise<Response> {
  const [{ brand, look }, profile] = await Promise.all([getBrandIdentity(), getCompanyProfile()]);
  const icon = (path: IconPath, purpose?: 'maskable') => {
    const { url: src, sizes } = iconLink(path, look);
    return { src, sizes, type: 'image/png', purpose };
  };
  const manifest: MetadataRoute.Manifest = {
    name: brand,
    short_name: brand,
    description: profile.footerText ?? undefined,
    start_url: '/',
    display: 'browser',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      icon('/icons/icon-192.png'),
      icon('/icons/icon-512.png'),
      icon('/icons/icon-maskable-512.png', 'maskable'),
    ],
  };
  return Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } });
}
