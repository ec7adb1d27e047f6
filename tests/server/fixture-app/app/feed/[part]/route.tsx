import { notFound, redirect } from 'next/navigation';

export const dynamic = 'force-static';
export const revalidate = 300;

declare global {
  var partCount: number | undefined;
}

export function generateStaticParams() {
  return [];
}

/** Has no part yet, and one that moves. */
export async function GET(_request: Request, { params }: { params: Promise<{ part: string }> }) {
  const { part } = await params;
  if (part !== 'moving') notFound();
  globalThis.partCount = (globalThis.partCount ?? 0) + 1;
  redirect(`/feed/${globalThis.partCount}`);
}
