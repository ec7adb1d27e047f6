import type { Metadata } from 'next';
import { BlogsScreen } from '@/components/screens/blogs/blogs-screen';
import { pageMetadata } from '@/lib/page-metadata';
import { ROUTES } from '@/lib/routes';
import { getBrand } from '@/lib/server/content';

export const revalidate = 300;

export async function generateMetadata(): Promise<Metadata> {
  return pageMetadata({ brand: await getBrand(), page: 'Blogs', canonical: ROUTES.blogs });
}

export default function Page() {
  return <BlogsScreen />;
}
