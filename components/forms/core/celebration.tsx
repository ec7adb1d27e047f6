'use client';

import { type CSSProperties, use } from 'react';
import { FormContext } from './form-context';

/** Ten particles for about two seconds (specification §4, Contact form). */
const PARTICLES = Array.from({ length: 10 }, (_, index) => index);

/** Particles fly from the button when a message was sent; none under reduced motion. */
export function Celebration() {
  const { phase, live } = use(FormContext);
  if (phase !== 'sent') return null;
  return (
    <span key={live?.responses} aria-hidden="true" className="form-particles">
      {PARTICLES.map((index) => {
        const style: CSSProperties = { '--i': index };
        return <span key={index} style={style} />;
      })}
    </span>
  );
}
