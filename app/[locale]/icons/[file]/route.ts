import { notFound } from 'next/navigation';
import { iconFile } from '@/lib/seo/icon-files';
import { getBrandIdentity } from '@/lib/server/seo/brand-identity';
import { drawWithLogo } from '@/lib/server/seo/draw-with-logo';
import { drawnFileHeaders } from '@/lib/server/seo/drawn-file';
import { drawIcon, squareLogos, toIco } from '@/lib/server/seo/icon';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** An icon of the organization: for tabs, home screens and lists of feeds. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/icons/[file]'>) {
  const { file: name } = await params;
  const file = iconFile(name);
  if (!file) notFound();
  const identity = await getBrandIdentity();
  const { png, isComplete } = await drawWithLogo(squareLogos(identity.logos), (logo) =>
    drawIcon(file, identity, logo),
  );
  const isIco = name.endsWith('.ico');
  return new Response(new Uint8Array(isIco ? toIco(png, file.size) : png), {
    headers: drawnFileHeaders(isIco ? 'image/x-icon' : 'image/png', isComplete),
  });
}
