import { revalidateTag } from 'next/cache';

export function POST() {
  revalidateTag('content', 'max');
  return Response.json({});
}
