import { notFound } from 'next/navigation';
import { DEFAULT_ACCENT } from '@/lib/colour/theme-style';
import { WEAVE_FILES } from '@/lib/pattern/weave';
import { findAccent } from '@/lib/server/cms/readers';
import { drawnFileHeaders } from '@/lib/server/seo/drawn-file';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/** A tile of the weave, with strands in the organization's accent. */
export async function GET(_request: Request, { params }: RouteContext<'/[locale]/weave/[tile]'>) {
  const draw = WEAVE_FILES.get((await params).tile);
  if (!draw) notFound();
  const accent = await findAccent();
  return new Response(draw(accent ?? DEFAULT_ACCENT), {
    headers: drawnFileHeaders('image/svg+xml', accent !== null),
  });
}
