import { expiry } from '@/lib/server/revalidation/expiry';

/** As the site's webhook does: it answers when every cache has the new content. */
export async function POST(request: Request) {
  const tag = new URL(request.url).searchParams.get('tag') ?? 'content:pages';
  await expiry().expire([tag]);
  return Response.json({});
}
