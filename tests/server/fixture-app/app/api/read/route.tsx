import { observedFetch } from '@/lib/server/ops/observed-fetch';

const send = observedFetch((input, init) => fetch(input, init));

export async function GET() {
  const response = await send(`${process.env.CONTENT_API_URL}/api/articles?slug=secret`);
  return new Response(await response.text());
}
