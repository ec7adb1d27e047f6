'use client';

import { useEffect, useState } from 'react';
import { COPY_LINK_LABELS } from '@/content/blogs';

const CONFIRMATION_MS = 3000;

type CopyLinkButtonProps = { url: string; className?: string };

/** Copies the article's address to the clipboard and confirms it. */
export function CopyLinkButton({ url, className }: CopyLinkButtonProps) {
  const [state, setState] = useState<keyof typeof COPY_LINK_LABELS>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), CONFIRMATION_MS);
    return () => clearTimeout(timer);
  }, [state]);
  // The clipboard is available over https only.
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
        {/* The longest label reserves the room, so the row never moves. */}
        <span className="grid">
          <span className="col-start-1 row-start-1">{COPY_LINK_LABELS[state]}</span>
          <span aria-hidden="true" className="invisible col-start-1 row-start-1">
            {COPY_LINK_LABELS.failed}
          </span>
        </span>
      </button>
      <span aria-live="polite" className="sr-only">
        {state !== 'idle' && COPY_LINK_LABELS[state]}
      </span>
    </>
  );
}
