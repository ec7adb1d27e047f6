'use client';

import { usePathname } from 'next/navigation';
import { type ComponentProps, useEffect, useState } from 'react';
import { Link } from '@/components/ui/link';
import { currentState } from './current-screen';

/**
 * A link that knows whether it leads to the screen one is on. It learns so after mount: pages are
 * shared by all addresses of a screen, so the server cannot know.
 */
export function NavLink({ href, ...props }: ComponentProps<typeof Link> & { href: string }) {
  const pathname = usePathname();
  const [current, setCurrent] = useState<ReturnType<typeof currentState>>();
  useEffect(() => {
    // Behind a rewrite the router knows another path than the address bar: the latter counts.
    setCurrent(currentState(href, pathname && window.location.pathname));
  }, [href, pathname]);
  return <Link href={href} aria-current={current} {...props} />;
}
