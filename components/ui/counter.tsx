'use client';

import { useEffect, useRef, useState } from 'react';
import { figureText } from '@/lib/text/figure';
import { COUNT_MS, countAt } from './count-steps';

type CounterProps = { value: number; suffix: string | null };

/**
 * A figure that counts up when it is first seen (specification §2, About). The page arrives with
 * the final number, screen readers only ever hear that one, and so has paper; its room is reserved while it counts.
 */
export function Counter({ value, suffix }: CounterProps) {
  const figure = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(value);
  useEffect(() => {
    if (figure.current) return countWhenSeen(figure.current, value, setShown);
  }, [value]);
  return (
    <>
      <span className="sr-only">{`${figureText(value)}${suffix ?? ''}`}</span>
      <span aria-hidden="true">
        <span className="inline-grid text-end tabular-nums *:col-start-1 *:row-start-1">
          <span className="invisible print:visible">{figureText(value)}</span>
          <span ref={figure} className="print:hidden">
            {figureText(shown)}
          </span>
        </span>
        {suffix}
      </span>
    </>
  );
}

function countWhenSeen(
  figure: HTMLElement,
  value: number,
  show: (figure: number) => void,
): (() => void) | undefined {
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  let frame = 0;
  const count = (since: number) => {
    const elapsed = performance.now() - since;
    show(countAt(elapsed, value));
    if (elapsed < COUNT_MS) frame = requestAnimationFrame(() => count(since));
  };
  const seen = new IntersectionObserver(
    (entries) => {
      // On a busy phone several come at once.
      const entry = entries.at(-1);
      if (entry?.isIntersecting) {
        seen.disconnect();
        count(performance.now());
      }
      // Out of sight, it goes back to where it will begin; a figure that is being read is left alone
      // until its turn.
      else if (entry && entry.boundingClientRect.top > window.innerHeight) show(0);
    },
    { threshold: 0.5 },
  );
  seen.observe(figure);
  return () => {
    cancelAnimationFrame(frame);
    seen.disconnect();
    show(value);
  };
}
