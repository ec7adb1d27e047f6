'use client';

import { type CSSProperties, use } from 'react';
import { FormContext } from './form-view';

/** Ten particles for about two seconds (specification §4, Contact form). */
const PARTICLES = Array.from({ length: 10 }, (_, index) => index);

/** A small moment when a message has left; nothing under reduced motion. */
export function Celebration() {
  const { phase, answers } = use(FormContext);
  if (phase !== 'sent') return null;
  return (
    <span key={answers} aria-hidden="true" className="form-particles">
      {PARTICLES.map((index) => {
        const style: CSSProperties = { '--i': index };
        return <span key={index} style={style} />;
      })}
    </span>
  );
}
