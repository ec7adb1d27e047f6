import { notFound } from 'next/navigation';

export const dynamic = 'force-static';
export const revalidate = 300;

export function generateStaticParams() {
  return [];
}

/** Has no part yet. */
export function GET() {
  notFound();
}
