import type { Metadata } from 'next';
import { blogsMetadata } from '@/components/screens/blogs/blogs-metadata';
import { BlogsScreen } from '@/components/screens/blogs/blogs-screen';

export const revalidate = 300;

export function generateMetadata(): Promise<Metadata> {
  return blogsMetadata(1);
}

export default function Page() {
  return <BlogsScreen />;
}
