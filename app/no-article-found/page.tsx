import { notFound } from 'next/navigation';

export const revalidate = 300;

/** Where a menu entry without an article leads (specification §2): the 'Page not Found' screen. */
export default function Page(): never {
  notFound();
}
