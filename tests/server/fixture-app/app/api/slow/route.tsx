export const dynamic = 'force-dynamic';

const RENDER_MS = 300;

/** Says when it has begun, so that a test can end the server meanwhile. */
export async function GET() {
  process.stdout.write('A slow response has begun.\n');
  await new Promise((resolve) => setTimeout(resolve, RENDER_MS));
  return new Response('done');
}
