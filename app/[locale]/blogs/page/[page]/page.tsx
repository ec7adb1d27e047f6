import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { blogsMetadata } from '@/components/screens/blogs/blogs-metadata';
import { BlogsScreen } from '@/components/screens/blogs/blogs-screen';
import { MissingPage } from '@/components/screens/not-found/missing-page';
import { notFoundMetadata } from '@/components/screens/not-found/not-found-metadata';
import { parseBlogsPage, ROUTES } from '@/lib/routing/routes';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const revalidate = 300;

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/blogs/page/[page]'>): Promise<Metadata> {
  const page = parseBlogsPage((await params).page);
  return page === null ? notFoundMetadata() : blogsMetadata(page);
}

export default async function Page({ params }: PageProps<'/[locale]/blogs/page/[page]'>) {
  const segment = (await params).page;
  const page = parseBlogsPage(segment);
  if (page === null) return <MissingPage path={`${ROUTES.blogs}/page/${segment}`} />;
  // The canonical path of the first page.
  if (page === 1) permanentRedirect(ROUTES.blogs);
  return <BlogsScreen page={page} />;
}
