import { ContentImage } from '@/components/ui/content-image';
import { PlayIcon } from '@/components/ui/icons';
import { HOME_COPY } from '@/content/home';
import { findSetting, imageOf } from '@/content-client';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { VideoOverlay } from './video-overlay';

/**
 * The promo video (setting `home_page_video`, specification §2, Home): its poster fills the band,
 * and all of it plays.
 */
export async function PromoVideo() {
  const [settings, profile] = await Promise.all([getSettings(), getCompanyProfile()]);
  const setting = findSetting(settings, 'home_page_video');
  const video = setting?.media?.kind === 'video' ? setting.media : null;
  const poster = imageOf(setting?.supportMedia);
  if (!video) return null;
  const title = profile.promoTitle ?? setting?.label ?? HOME_COPY.promoTitle;
  return (
    <section
      aria-labelledby="promo"
      className="group relative isolate grid overflow-hidden bg-ink text-on-ink md:min-h-[36rem] md:items-end"
    >
      <div className="relative aspect-video overflow-hidden md:absolute md:inset-0 md:-z-10 md:aspect-auto">
        <ContentImage
          image={poster && { ...poster, alt: '' }}
          seed="promo"
          sizes="100vw"
          className="transition-transform duration-300 ease-out group-hover:scale-[1.02]"
        />
        <div className="absolute inset-0 hidden bg-linear-to-r from-ink from-48% via-ink/75 via-62% to-transparent md:block md:max-lg:from-65% md:max-lg:via-80%" />
        <div className="absolute inset-0 hidden bg-linear-to-t from-ink/90 to-transparent to-60% md:block" />
      </div>
      <div className="container-page grid gap-8 pt-10 pb-16 md:py-20">
        <div className="max-w-2xl">
          <p className="eyebrow mb-5 text-on-ink-muted">{HOME_COPY.promoLabel}</p>
          <h2 id="promo" className="text-hero text-balance">
            {title}
          </h2>
          {profile.promoText && (
            <p className="mt-6 max-w-[46ch] text-lead text-on-ink-muted">{profile.promoText}</p>
          )}
        </div>
        <VideoOverlay
          src={video.url}
          type={video.mime}
          name={title}
          className="card-link inline-flex min-h-14 items-center gap-4 justify-self-start text-lg font-semibold"
        >
          <span className="flex size-16 items-center justify-center rounded-full bg-accent text-on-accent transition-transform duration-200 ease-out group-hover:scale-110">
            <PlayIcon className="size-7" />
          </span>
          {HOME_COPY.playVideo}
        </VideoOverlay>
        {setting?.richText && (
          <details className="relative z-1 max-w-2xl text-on-ink-muted">
            <summary className="inline-flex min-h-11 items-center font-semibold text-on-ink underline decoration-accent decoration-2 underline-offset-4">
              {HOME_COPY.videoInWords}
            </summary>
            <p className="mt-2 whitespace-pre-line">{setting.richText}</p>
          </details>
        )}
      </div>
    </section>
  );
}
