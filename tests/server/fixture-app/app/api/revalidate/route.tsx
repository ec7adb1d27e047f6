import { revalidateTag } from 'next/cache';

export function POST() {
  revalidateTag('content', { expire: 0 });
  return Response.json({});
}
