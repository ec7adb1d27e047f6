import type { ReactNode } from 'react';
import { PlayIcon } from '@/components/ui/icons';
import { PlayOnDemand } from '@/components/ui/play-on-demand';
import { BLOCK_LABELS } from '@/content/ui';
import { toPlayer } from '@/lib/editor/players';
import { isExternalHref } from '@/lib/routing/safe-href';

type VideoLinkProps = {
  href: string;
  /** A file of ours; else the page where the video plays. */
  isFile?: boolean;
  name: string | null;
  /** The poster. */
  children: ReactNode;
};

/**
 * A video's poster with a play link (specification §2). Nothing of the video is loaded before the
 * visitor asks; then it plays in place, or on its own page where we have no player for it. Fills
 * its (positioned) parent.
 */
export function VideoLink({ href, isFile = false, name, children }: VideoLinkProps) {
  const isElsewhere = !isFile && isExternalHref(href);
  const frame = toPlayer(href)?.frame;
  const play = isFile ? 'video' : frame;
  const label = name ? BLOCK_LABELS.playNamed(name) : BLOCK_LABELS.play;
  const note = frame
    ? BLOCK_LABELS.playsHereFrom(hostOf(frame))
    : BLOCK_LABELS.playsOn(hostOf(href));
  return (
    <>
      <a
        href={href}
        data-play={play}
        data-play-name={play && name}
        // What is written on the poster belongs to the name of the link (WCAG 2.5.3).
        aria-label={isElsewhere ? `${label}. ${note}` : label}
        {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
        className="group absolute inset-0 block focus-visible:focus-inside [&[hidden]]:hidden"
      >
        {children}
        {/* The ring and the shadow keep the disc apart from whatever is on the poster, also in the accent's colour. */}
        <span className="absolute inset-0 m-auto flex size-16 items-center justify-center rounded-full bg-accent text-on-accent shadow-float ring-4 ring-on-ink/90 transition-transform duration-200 ease-out group-hover:scale-105 md:size-20">
          <PlayIcon className="size-8 md:size-10" />
        </span>
        {isElsewhere && (
          <span className="absolute bottom-3 left-3 max-w-[calc(100%-1.5rem)] rounded-control wrap-anywhere bg-ink/85 px-3 py-1 text-sm text-on-ink print:bg-white print:[print-color-adjust:exact]">
            {note}
          </span>
        )}
      </a>
      {play && <PlayOnDemand />}
    </>
  );
}

function hostOf(href: string): string {
  return URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') : BLOCK_LABELS.ownPage;
}
