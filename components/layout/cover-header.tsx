import { cva } from 'class-variance-authority';
import { ViewTransition } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { ContentImage } from '@/components/ui/content-image';
import { Weave } from '@/components/ui/pattern/weave';
import type { Image, Tone } from '@/content-client';
import { cn } from '@/lib/cn';
import { coverWeave } from '@/lib/pattern/weave';
import { noBreak, noBreakLead } from '@/lib/text/no-break';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

type CoverHeaderProps = {
  title: string;
  /** It is written in capitals, and drawn like other titles. */
  isCapitals?: boolean;
  /** What assistive technology reads after the title, for example which page of a list this is. */
  spokenEnd?: string;
  description?: string | null;
  /** Small line above the title. */
  label?: string | null;
  trail: readonly Crumb[];
  image: Image | null;
  /** Of the organization, which has weaves of its own where there is no image. */
  brand: string;
  /** 'dark': a dark cover, so the text is white. */
  tone?: Tone;
  button?: { name: string; href: string; isNewTab: boolean } | null;
  /** Name of the image in view transitions. */
  transitionName?: string;
};

const cover = cva('cover relative isolate flex min-h-[17rem] flex-col overflow-hidden', {
  variants: { tone: { dark: 'bg-ink text-on-ink', light: 'bg-sand text-ink' } },
});

// Keeps the text legible on any image, whatever the editor uploads. Below large screens no word is on it.
const scrim = cva('absolute inset-0 max-lg:hidden', {
  variants: {
    tone: {
      dark: 'bg-linear-to-r from-ink/95 via-ink/75 to-ink/25',
      light: 'bg-linear-to-r from-paper/95 via-paper/85 to-paper/30',
    },
  },
});

/** A title that is set larger than the headings below it: of few letters, none of its words a long one. */
const SHORT_TITLE = /^(?=.{1,24}$)\S{1,12}(?:\s+\S{1,12})*$/u;

// Of a drawing the band of smaller screens shows the right half. It may have fewer pixels than the screen.
const SIZES = '(min-width: 1200px) 100vw, (min-width: 600px) 160vw, 130vw';
const PHOTO_SIZES = '100vw';

/** The cover of a screen: image, breadcrumb, title (specification §2; 17rem high, §9). */
export function CoverHeader({
  title,
  isCapitals = false,
  spokenEnd,
  description,
  label,
  trail,
  image,
  brand,
  tone = 'dark',
  button,
  transitionName,
}: CoverHeaderProps) {
  const isPhoto = image?.isPhotograph === true;
  return (
    <header className={cover({ tone })} data-photo={isPhoto ? '' : undefined}>
      <ViewTransition name={transitionName} share="grow" default="none">
        <div className="cover-image absolute -z-10 bg-inherit">
          {image ? (
            <>
              <ContentImage
                image={image}
                seed={title}
                sizes={isPhoto ? PHOTO_SIZES : SIZES}
                isAboveFold
                // A light drawing stands on the ground of the words, not on that of the page.
                className={
                  tone === 'light' && !isPhoto
                    ? 'max-lg:mix-blend-multiply dark:mix-blend-normal'
                    : undefined
                }
              />
              <div className={scrim({ tone })} />
            </>
          ) : (
            <Weave {...toWeave(title, brand, tone)} className="cover-weave" />
          )}
        </div>
      </ViewTransition>
      <div
        className={cn(
          'container-page flex grow flex-col pt-4 pb-8 sm:pb-10',
          // The image that grows is painted over all that has no name.
          transitionName && '[view-transition-name:cover-text]',
        )}
      >
        <Breadcrumbs trail={trail} />
        <div className="mt-auto max-w-3xl pt-6">
          {label && <p className="eyebrow mb-3">{label}</p>}
          <h1 className={SHORT_TITLE.test(title) ? 'text-cover' : 'text-title'}>
            {isCapitals ? <span className="capitals">{title}</span> : noBreak(title)}
            {spokenEnd && <span className="sr-only">{spokenEnd}</span>}
          </h1>
          {description && <p className="mt-3 max-w-[60ch] text-lead">{noBreakLead(description)}</p>}
          {button && (
            <ButtonLink href={button.href} isNewTab={button.isNewTab} hasArrow className="mt-6">
              {button.name}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}

/** The weave that stands in for a missing image. */
function toWeave(title: string, brand: string, tone: Tone) {
  const weave = coverWeave(title, brand);
  return {
    seed: title,
    variant: weave.variant,
    tone: tone === 'light' ? 'sand' : weave.tone,
  } as const;
}
