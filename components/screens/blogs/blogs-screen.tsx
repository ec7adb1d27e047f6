import { CoverHeader } from '@/components/layout/cover-header';
import { Section } from '@/components/layout/section';
import { SectionHeading } from '@/components/layout/section-heading';
import { getBlogs } from '@/lib/server/content';
import { BlogCard } from './blog-card';

/** The blog list (specification §2, Blog list). */
export async function BlogsScreen() {
  const blogs = await getBlogs(1);
  return (
    <>
      <CoverHeader
        title={blogs?.label ?? 'Blog List'}
        trail={[{ name: 'Blogs' }]}
        image={blogs?.cover ?? null}
        tone={blogs?.tone ?? 'dark'}
      />
      <Section labelledBy="recent-blogs">
        <SectionHeading id="recent-blogs" title="Recent Blogs" />
        {blogs && blogs.articles.length > 0 ? (
          <ul className="mt-10 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {blogs.articles.map((article) => (
              <BlogCard key={article.slug} article={article} />
            ))}
          </ul>
        ) : (
          <p className="mt-8 text-lead text-muted">Nothing has been written here yet.</p>
        )}
      </Section>
    </>
  );
}
