import { Link } from '@/components/ui/link';
import { SEARCH_KIND_LABELS } from '@/content/search-field';
import type { SearchHit, TextPiece } from '@/lib/search/search-hit';

/** One result, with the matching terms marked. */
export function SearchResult({ hit }: { hit: SearchHit }) {
  const { kind, href, title, excerpt } = hit;
  return (
    <li className="accent-edge py-6">
      <p className="text-sm font-semibold tracking-[0.08em] text-muted uppercase">
        {SEARCH_KIND_LABELS[kind]}
      </p>
      <h2 className="mt-1 text-xl leading-snug">
        <Link
          href={href}
          className="card-link focus-visible:after:focus-outside hover:text-accent-text"
        >
          <Marked pieces={title} />
        </Link>
      </h2>
      {excerpt.length > 0 && (
        <p className="mt-1 max-w-[68ch] text-base text-muted">
          <Marked pieces={excerpt} />
        </p>
      )}
    </li>
  );
}

function Marked({ pieces }: { pieces: readonly TextPiece[] }) {
  return pieces.map(({ text, at, isHit }) =>
    isHit ? (
      <mark key={at} className="bg-ochre/30 text-ink">
        {text}
      </mark>
    ) : (
      // A browser that translates the page moves bare texts.
      <span key={at}>{text}</span>
    ),
  );
}
