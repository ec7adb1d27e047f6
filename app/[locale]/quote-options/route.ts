import { getImageProps } from 'next/image';
import { findSetting } from '@/content-client';
import { getSettings } from '@/lib/server/cms/readers';
import { listServiceGroups } from '@/lib/server/cms/service-titles';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;
export const dynamic = 'force-static';

/** Width of the modal's left side, in pixels. */
const IMAGE_WIDTH = 352;

/** What the quote modal shows besides its fields: the services, and the image on its left. */
export async function GET() {
  const [services, settings] = await Promise.all([listServiceGroups(), getSettings()]);
  const media = findSetting(settings, 'quote_form_left_side')?.media;
  const image = media?.kind === 'image' ? { url: optimizedUrl(media.url) } : null;
  return Response.json({ services, image });
}

/** The optimized image, at twice the width at which it is shown. */
function optimizedUrl(src: string): string {
  return getImageProps({ src, alt: '', width: IMAGE_WIDTH, height: IMAGE_WIDTH }).props.src;
}
