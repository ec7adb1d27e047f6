import { notFound } from 'next/navigation';

export const revalidate = 300;

/** The target of a menu entry without an article (specification §2): the 'Page not Found' screen. */
export default function Page(): never {
  notFound();
}
