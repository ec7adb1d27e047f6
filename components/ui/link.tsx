'use client';

import NextLink from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link to a screen of this site; the only use of Next's own. Nothing is prefetched: as the build renders no
 * page, the framework would fetch no page data before the click, but the target's hints, and with
 * them its cover, before the images of the screen one is on.
 */
export function Link(props: Omit<ComponentProps<typeof NextLink>, 'prefetch'>) {
  return <NextLink {...props} prefetch={false} />;
}
