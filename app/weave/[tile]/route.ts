import { notFound } from 'next/navigation';
import { WEAVE_FILES } from '@/lib/pattern/weave';

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams() {
  return [...WEAVE_FILES.keys()].map((tile) => ({ tile }));
}

/** A tile of the weave, drawn when the site is built. */
export async function GET(_request: Request, { params }: RouteContext<'/weave/[tile]'>) {
  const { tile } = await params;
  const draw = WEAVE_FILES.get(tile);
  if (!draw) notFound();
  return new Response(draw(), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=604800',
    },
  });
}
