export const revalidate = 300;

export function GET() {
  return new Response('<feed/>', { headers: { 'content-type': 'application/xml' } });
}
