import { ButtonLink } from '@/components/ui/button-link';
import { ContentImage } from '@/components/ui/content-image';
import type { Image, Tone } from '@/content-client';
import { cn } from '@/lib/cn';
import { Breadcrumbs, type Crumb } from './breadcrumbs';

type CoverHeaderProps = {
  title: string;
  description?: string | null;
  /** Small line above the title. */
  label?: string | null;
  trail: readonly Crumb[];
  image: Image | null;
  /** 'dark': a dark cover, so the text is white. */
  tone?: Tone;
  button?: { name: string; href: string; isNewTab: boolean } | null;
};

// Keeps the words legible on any picture, whatever the editor uploads.
const SCRIMS = {
  dark: 'bg-linear-to-r from-ink/90 via-ink/65 to-ink/20',
  light: 'bg-linear-to-r from-paper/95 via-paper/80 to-paper/25',
} as const;

/** The cover of a screen: picture, way here, title (specification §2; 17rem high, §9). */
export function CoverHeader({
  title,
  description,
  label,
  trail,
  image,
  tone = 'dark',
  button,
}: CoverHeaderProps) {
  return (
    <header
      className={cn(
        'relative isolate flex min-h-[17rem] flex-col overflow-hidden',
        tone === 'dark' ? 'bg-ink text-on-ink' : 'bg-sand text-ink',
      )}
    >
      <div className="absolute inset-0 -z-20">
        <ContentImage image={image} seed={title} sizes="100vw" isFirstScreen />
      </div>
      <div className={cn('absolute inset-0 -z-10', SCRIMS[tone])} />
      <div className="container-page flex grow flex-col pt-4 pb-10">
        <Breadcrumbs trail={trail} />
        <div className="mt-auto max-w-3xl pt-6">
          {label && <p className="eyebrow mb-3">{label}</p>}
          <h1 className="text-title">{title}</h1>
          {description && <p className="mt-3 max-w-[60ch] text-lead">{description}</p>}
          {button && (
            <ButtonLink
              href={button.href}
              isNewTab={button.isNewTab}
              shape="pill"
              hasArrow
              className="mt-6"
            >
              {button.name}
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
