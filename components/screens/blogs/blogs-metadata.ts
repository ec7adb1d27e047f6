import type { Metadata } from 'next';
import { BLOGS_COPY } from '@/content/blogs';
import { blogsPagePath, ROUTES } from '@/lib/routing/routes';
import { getBlogs, getBrand } from '@/lib/server/cms/readers';
import { siteMetadata } from '@/lib/server/seo/site-metadata';
import { asSentences, toDescription } from '@/lib/text/description';
import { notFoundMetadata } from '../not-found/not-found-metadata';

/** Title, canonical path and pagination of one page of the blog list. */
export async function blogsMetadata(page: number): Promise<Metadata> {
  const [brand, blogs] = await Promise.all([getBrand(), getBlogs(page)]);
  const pageCount = blogs?.pageCount ?? 1;
  if (page > 1 && !blogs?.articles.length) return notFoundMetadata();
  return siteMetadata({
    page: BLOGS_COPY.metaTitle(page),
    canonical: blogsPagePath(page),
    imageTitle: BLOGS_COPY.breadcrumb,
    imagePath: ROUTES.blogs,
    description: toDescription(
      asSentences([
        brand,
        BLOGS_COPY.description(page),
        ...(blogs?.articles ?? []).map(({ title }) => title),
      ]),
    ),
    pagination: {
      previous: page > 1 ? blogsPagePath(page - 1) : null,
      next: page < pageCount ? blogsPagePath(page + 1) : null,
    },
  });
}
