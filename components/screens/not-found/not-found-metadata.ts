import type { Metadata } from 'next';
import { NOT_FOUND_COPY } from '@/content/errors';
import { getBrand } from '@/lib/server/cms/readers';

/** Title of the 'Page not Found' screen, which search engines leave out. */
export async function notFoundMetadata(): Promise<Metadata> {
  return { title: `${await getBrand()} - ${NOT_FOUND_COPY.title}`, robots: { index: false } };
}
