'use client';

import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';

type VideoOverlayProps = {
  src: string;
  type: string;
  /** What the video is called, for those who cannot see it. */
  name: string;
  className?: string;
  children: ReactNode;
};

/**
 * A link to a video that, with JavaScript, plays it over the whole screen (layer 1000, closed by ×,
 * backdrop or Escape, the page behind locked: specification §2, Home, and §9). The file is asked
 * for only then.
 */
export function VideoOverlay({ src, type, name, className, children }: VideoOverlayProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);

  function open(event: MouseEvent<HTMLAnchorElement>) {
    // Who asks for a new tab gets the file there.
    if (event.metaKey || event.ctrlKey || event.shiftKey || !dialog.current) return;
    event.preventDefault();
    setBroken(false);
    setOpen(true);
    dialog.current.showModal();
  }

  function close() {
    dialog.current?.close();
  }

  function afterClose() {
    setOpen(false);
    // Not every browser focuses a link that is clicked, so it would not be given back by itself.
    link.current?.focus({ preventScroll: true });
  }

  return (
    <>
      <a ref={link} href={src} onClick={open} aria-haspopup="dialog" className={className}>
        {children}
      </a>
      <dialog
        ref={dialog}
        aria-label={name}
        onClose={afterClose}
        className="fixed inset-0 isolate z-[1000] m-0 size-full max-h-none max-w-none place-items-center bg-ink/95 p-4 text-on-ink opacity-0 transition-[opacity,display,overlay] transition-discrete duration-200 ease-out open:grid open:opacity-100 starting:open:opacity-0"
      >
        <button
          type="button"
          onClick={close}
          className="fixed top-4 right-4 inline-flex size-12 items-center justify-center rounded-full bg-on-ink/10 transition-colors hover:bg-on-ink/25"
        >
          <CloseIcon className="size-6" />
          <span className="sr-only">Close the video</span>
        </button>
        {isOpen && !isBroken && (
          <video
            autoPlay
            controls
            playsInline
            aria-label={name}
            onError={() => setBroken(true)}
            className="aspect-video max-h-[calc(100dvh-8rem)] w-full max-w-[1200px] rounded-media bg-black"
          >
            <source src={src} type={type} onError={() => setBroken(true)} />
          </video>
        )}
        {isBroken && (
          <p className="text-lead" role="alert">
            The video cannot be played here.{' '}
            <a href={src} className="underline">
              Open the file
            </a>
          </p>
        )}
        {/* The backdrop: the × is there for keys and screen readers. */}
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          onClick={close}
          className="absolute inset-0 -z-10 cursor-default"
        />
      </dialog>
    </>
  );
}
