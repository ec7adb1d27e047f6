import { Weave } from './weave';

/** How many letters a monogram has. */
const LETTERS = 2;

/** A weave with a person's initials on it, where there is no photo. Decoration: the name stands beside. */
export function Monogram({ name }: { name: string }) {
  return (
    <span aria-hidden="true" className="absolute inset-0 grid place-items-center">
      <Weave seed={name} className="absolute inset-0" />
      <span className="relative grid aspect-square w-1/2 rotate-45 place-items-center bg-ink text-on-ink">
        <span className="-rotate-45 font-display text-title font-bold tracking-tight">
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
