import { findSetting } from '@/content-client';
import { getSettings } from '@/lib/server/content';
import { listServiceTitles } from '@/lib/server/service-titles';

export const revalidate = 300;
export const dynamic = 'force-static';

/** What the quote modal shows besides its fields: the services, and the picture on its left. */
export async function GET() {
  const [services, settings] = await Promise.all([listServiceTitles(), getSettings()]);
  const media = findSetting(settings, 'quote_form_left_side')?.media;
  const image = media?.kind === 'image' ? { url: media.url, alt: media.alt } : null;
  return Response.json({ services, image });
}
