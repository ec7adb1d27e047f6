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
    const items = [...(list.current?.querySelectorAll<HTMLElement>(':scope > li') ?? [])];
    const below = items.filter((item) => item.getBoundingClientRect().top > window.innerHeight);
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.filter((entry) => entry.isIntersecting);
      for (const [index, { target }] of seen.entries()) {
        observer.unobserve(target);
        if (!(target instanceof HTMLElement)) continue;
        target.style.setProperty('--rise-delay', `${index * STAGGER_S}s`);
        target.dataset.rise = 'risen';
      }
    });
    for (const item of below) {
      item.dataset.rise = 'below';
      observer.observe(item);
    }
    return () => observer.disconnect();
  }, []);
  return (
    <ul ref={list} className={className}>
      {children}
    </ul>
  );
}
