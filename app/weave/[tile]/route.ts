import { notFound } from 'next/navigation';
import { WEAVE_COUNT, WEAVE_TONES, weaveTile } from '@/lib/weave';

export const dynamic = 'force-static';
export const dynamicParams = false;

const TILES = WEAVE_TONES.flatMap((tone) =>
  Array.from({ length: WEAVE_COUNT }, (_, cloth) => ({
    tone,
    cloth,
    name: `${tone}-${cloth}.svg`,
  })),
);

export function generateStaticParams() {
  return TILES.map(({ name }) => ({ tile: name }));
}

/** A tile of woven cloth, drawn when the site is built. */
export async function GET(_request: Request, { params }: RouteContext<'/weave/[tile]'>) {
  const { tile } = await params;
  const found = TILES.find(({ name }) => name === tile);
  if (!found) notFound();
  return new Response(weaveTile(found.cloth, found.tone), {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=604800, stale-while-revalidate=604800',
    },
  });
}
