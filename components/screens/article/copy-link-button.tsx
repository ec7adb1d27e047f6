'use client';

import { useEffect, useState } from 'react';

const SAID_FOR_MS = 3000;

const WORDS = {
  idle: 'Copy link',
  copied: 'Link copied',
  failed: 'Copying failed',
} as const;

type CopyLinkButtonProps = { url: string; className?: string };

/** Puts the article's address on the clipboard and says so. */
export function CopyLinkButton({ url, className }: CopyLinkButtonProps) {
  const [state, setState] = useState<keyof typeof WORDS>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [state]);
  // The clipboard is closed to pages that did not come over a safe line.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <button type="button" onClick={copy} className={className}>
        {/* The longest words keep the room, so the row never moves. */}
        <span className="grid">
          <span className="col-start-1 row-start-1">{WORDS[state]}</span>
          <span aria-hidden="true" className="invisible col-start-1 row-start-1">
            {WORDS.failed}
          </span>
        </span>
      </button>
      <span aria-live="polite" className="sr-only">
        {state !== 'idle' && WORDS[state]}
      </span>
    </>
  );
}
