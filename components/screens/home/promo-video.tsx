import { SectionHeading } from '@/components/layout/section-heading';
import { ContentImage } from '@/components/ui/content-image';
import { PlayIcon } from '@/components/ui/icons';
import { findSetting } from '@/content-client';
import { getCompanyProfile, getSettings } from '@/lib/server/content';

/** The promo video (setting `home_page_video`): its poster, and a way to play it. */
export async function PromoVideo() {
  const [settings, profile] = await Promise.all([getSettings(), getCompanyProfile()]);
  const setting = findSetting(settings, 'home_page_video');
  const video = setting?.media?.kind === 'video' ? setting.media : null;
  const poster = setting?.supportMedia?.kind === 'image' ? setting.supportMedia : null;
  if (!video) return null;
  return (
    <section aria-labelledby="promo" className="bg-ink-2 text-on-ink">
      <div className="container-page grid items-center gap-10 py-16 md:grid-cols-2 md:py-24">
        <SectionHeading
          id="promo"
          tone="ink"
          label="Promo video"
          title={profile.promoTitle ?? 'See what we do'}
          text={profile.promoText}
        />
        <a
          href={video.url}
          className="group relative block aspect-video overflow-hidden rounded-media"
        >
          <ContentImage image={poster} seed="promo" sizes="(min-width: 900px) 600px, 100vw" />
          <span className="absolute inset-0 m-auto flex size-18 items-center justify-center rounded-full bg-accent text-on-accent transition-transform group-hover:scale-105">
            <PlayIcon className="size-8" />
          </span>
          <span className="sr-only">Play the video</span>
        </a>
      </div>
    </section>
  );
}
