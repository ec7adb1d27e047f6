import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { blogsMetadata } from '@/components/screens/blogs/blogs-metadata';
import { BlogsScreen } from '@/components/screens/blogs/blogs-screen';
import { parseBlogsPage, ROUTES } from '@/lib/routing/routes';
import { getBlogs } from '@/lib/server/cms/readers';
import { redirectOrNotFound } from '@/lib/server/cms/redirects';

export const revalidate = 300;

/** Every page; the first is a redirect to `/blogs`, its canonical path. */
export async function generateStaticParams() {
  const pageCount = (await getBlogs(1))?.pageCount ?? 1;
  return Array.from({ length: Math.max(pageCount, 1) }, (_, index) => ({
    page: String(index + 1),
  }));
}

export async function generateMetadata({
  params,
}: PageProps<'/blogs/page/[page]'>): Promise<Metadata> {
  const page = parseBlogsPage((await params).page);
  return page === null ? {} : blogsMetadata(page);
}

export default async function Page({ params }: PageProps<'/blogs/page/[page]'>) {
  const segment = (await params).page;
  const page = parseBlogsPage(segment);
  if (page === null) return redirectOrNotFound(`${ROUTES.blogs}/page/${segment}`);
  if (page === 1) permanentRedirect(ROUTES.blogs);
  return <BlogsScreen page={page} />;
}
