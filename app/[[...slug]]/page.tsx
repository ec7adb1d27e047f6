import type { Metadata } from 'next';
import { articleMetadata } from '@/components/screens/article/article-metadata';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { HomeScreen } from '@/components/screens/home/home-screen';
import { parseArticlePath } from '@/lib/routing/article-path';
import { menuPaths } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { getMenus } from '@/lib/server/cms/readers';
import { redirectOrNotFound } from '@/lib/server/cms/redirects';
import { screenMetadata } from '@/lib/server/seo/screen-metadata';

export const revalidate = 300;

/** Home, and every article that the menu leads to. */
export async function generateStaticParams() {
  const paths = menuPaths(await getMenus());
  return [ROUTES.home, ...paths].map((path) => ({
    slug: path.split('/').filter(Boolean).map(decodeURIComponent),
  }));
}

export async function generateMetadata({ params }: PageProps<'/[[...slug]]'>): Promise<Metadata> {
  const { slug = [] } = await params;
  if (slug.length === 0) return screenMetadata('home');
  const path = parseArticlePath(slug);
  return path ? articleMetadata(path) : {};
}

export default async function Page({ params }: PageProps<'/[[...slug]]'>) {
  const { slug = [] } = await params;
  if (slug.length === 0) return <HomeScreen />;
  const requestedPath = `/${slug.join('/')}`;
  const path = parseArticlePath(slug);
  if (!path) return redirectOrNotFound(requestedPath);
  return <ArticleScreen path={path} requestedPath={requestedPath} />;
}
