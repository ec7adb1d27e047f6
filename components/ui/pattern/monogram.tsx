import type { WeaveTone } from '@/lib/pattern/weave';
import { Weave } from './weave';

/** How many letters a monogram has. */
const LETTERS = 2;

type MonogramProps = {
  name: string;
  /** The ground of the weave: beside others each has another one. */
  tone?: WeaveTone;
};

/** A weave with a person's initials on it, where there is no photo. Decoration: the name stands beside. */
export function Monogram({ name, tone }: MonogramProps) {
  return (
    <span aria-hidden="true" className="@container-size absolute inset-0 grid place-items-center">
      <Weave seed={name} tone={tone} className="absolute inset-0" />
      <span className="relative grid size-[60cqmin] rotate-45 place-items-center bg-ink text-on-ink">
        <span className="-rotate-45 font-display text-[22cqmin] leading-none font-bold tracking-tight">
          {initialsOf(name)}
        </span>
      </span>
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  return words
    .slice(0, LETTERS)
    .map((word) => [...word][0]?.toUpperCase())
    .join('');
}
