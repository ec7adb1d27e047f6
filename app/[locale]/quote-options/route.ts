import { getImageProps } from 'next/image';
import { QUOTE_COPY } from '@/content/quote';
import { FOOTER_COPY } from '@/content/shell';
import { findSetting, imageOf } from '@/content-client';
import { telHref } from '@/lib/routing/contact-links';
import { getPrivacyPath } from '@/lib/server/cms/privacy-policy';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { listServiceGroups } from '@/lib/server/cms/service-titles';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;
export const dynamic = 'force-static';

/** Width of the modal's left side, in pixels. */
const IMAGE_WIDTH = 352;

/** What the quote modal shows besides its fields: the services, and what stands beside, above and below them. */
export async function GET() {
  const [services, settings, { quoteText: text, contactTitle: promise, quoteSteps }, path] =
    await Promise.all([listServiceGroups(), getSettings(), getCompanyProfile(), getPrivacyPath()]);
  const side = imageOf(findSetting(settings, 'quote_form_left_side')?.media);
  const image = side && { url: optimizedUrl(side.url) };
  const number = findSetting(settings, 'company_phone')?.value;
  const href = number ? telHref(number) : null;
  const phone = number && href ? { name: QUOTE_COPY.call(number), number, href } : null;
  const steps = quoteSteps.map(({ title }) => title);
  const privacy = path && { name: FOOTER_COPY.privacy, href: path };
  return Response.json({ services, image, text, promise, steps, phone, privacy });
}

/** The optimized image, at twice the width at which it is shown. */
function optimizedUrl(src: string): string {
  return getImageProps({ src, alt: '', width: IMAGE_WIDTH, height: IMAGE_WIDTH }).props.src;
}
