'use client';

import { type ReactNode, useEffect, useRef } from 'react';

/** Between one card of a row and the next (specification §9). */
const STAGGER_S = 0.2;

type RiseInProps = { className?: string; children: ReactNode };

/**
 * A list whose items rise into view once, each from 300 px below (specification §9; how it looks is
 * in rise-in.css). Items that are on the screen already stay where they are, and so do all of them
 * without JavaScript, on paper and under reduced motion.
 *
 * The items are rendered on the server, so their attributes are set by hand: as state, each would have
 * to become a client component.
 */
export function RiseIn({ className, children }: RiseInProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      let delay = 0;
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        // Not measured before its first report: who comes back is at the top until the place is restored.
        if (!isIntersecting && boundingClientRect.top > window.innerHeight) {
          target.dataset.rise = 'below';
          continue;
        }
        observer.unobserve(target);
        if (!target.dataset.rise) continue;
        target.style.setProperty('--rise-delay', `${delay}s`);
        target.dataset.rise = 'risen';
        delay += STAGGER_S;
      }
    });
    for (const item of list.current?.querySelectorAll(':scope > li') ?? []) observer.observe(item);
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
