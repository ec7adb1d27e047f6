import type { Metadata } from 'next';
import { blogsPagePath, ROUTES } from '@/lib/routing/routes';
import { getBlogs, getBrand } from '@/lib/server/cms/readers';
import { siteMetadata } from '@/lib/server/seo/site-metadata';

/** Title, canonical path and pagination of one page of the blog list. */
export async function blogsMetadata(page: number): Promise<Metadata> {
  const [brand, blogs] = await Promise.all([getBrand(), getBlogs(page)]);
  const pageCount = blogs?.pageCount ?? 1;
  return siteMetadata({
    page: page === 1 ? 'Blogs' : `Blogs, page ${page}`,
    canonical: blogsPagePath(page),
    imageTitle: 'Blogs',
    imagePath: ROUTES.blogs,
    description: `${brand}. News and lessons from our projects, by the people who did the work.`,
    pagination: {
      previous: page > 1 ? blogsPagePath(page - 1) : null,
      next: page < pageCount ? blogsPagePath(page + 1) : null,
    },
  });
}
