'use client';

import { type ReactNode, useState } from 'react';
import { Dialog } from '@/components/ui/dialog/dialog';
import { DialogBackdrop, DialogClose } from '@/components/ui/dialog/dialog-close';
import { DialogLink } from '@/components/ui/dialog/dialog-link';
import { VIDEO_LABELS } from '@/content/ui';

type VideoOverlayProps = {
  src: string;
  type: string;
  /** What the video is called, for those who cannot see it. */
  name: string;
  className?: string;
  children: ReactNode;
};

const ID = 'promo-video';

// On iPhones a video with sound begins by this alone, and only at a press: React renders it within that.
const play = (video: HTMLVideoElement | null) => {
  video?.play().catch(() => {});
};

/**
 * A link to a video that, with JavaScript, plays it over the whole screen (layer 1000, closed by ×,
 * backdrop or Escape, the page behind locked: specification §2, Home, and §9). The file is
 * requested only then.
 */
export function VideoOverlay({ src, type, name, className, children }: VideoOverlayProps) {
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const fail = () => setState('failed');
  return (
    <>
      <DialogLink dialogId={ID} href={src} onClick={() => setState('open')} className={className}>
        {children}
      </DialogLink>
      <Dialog
        id={ID}
        label={name}
        onClose={() => setState('closed')}
        className="dialog-window z-[1000] place-items-center bg-ink p-4 text-on-ink open:grid"
      >
        <DialogClose
          dialogId={ID}
          label={VIDEO_LABELS.close}
          iconClassName="size-6"
          className="fixed top-4 right-4 size-12 bg-on-ink/10 transition-colors hover:bg-on-ink/25"
        />
        {state === 'open' && (
          <video
            ref={play}
            controls
            playsInline
            aria-label={name}
            onError={fail}
            className="promo-frame"
          >
            <source src={src} type={type} onError={fail} />
          </video>
        )}
        {state === 'failed' && (
          <p className="text-lead" role="alert">
            {VIDEO_LABELS.failed}{' '}
            <a href={src} className="underline">
              {VIDEO_LABELS.openFile}
            </a>
          </p>
        )}
        <DialogBackdrop dialogId={ID} />
      </Dialog>
    </>
  );
}
