import { ContentImage } from '@/components/ui/content-image';
import { PlayIcon } from '@/components/ui/icons';
import { HOME_COPY } from '@/content/home';
import { findSetting, imageOf } from '@/content-client';
import { getCompanyProfile, getSettings } from '@/lib/server/cms/readers';
import { VideoOverlay } from './video-overlay';

/** The promo video (setting `home_page_video`, specification §2, Home): its poster, beside what it is. */
export async function PromoVideo() {
  const [settings, profile] = await Promise.all([getSettings(), getCompanyProfile()]);
  const setting = findSetting(settings, 'home_page_video');
  const video = setting?.media?.kind === 'video' ? setting.media : null;
  const poster = imageOf(setting?.supportMedia);
  if (!video) return null;
  const title = profile.promoTitle ?? setting?.label ?? HOME_COPY.promoTitle;
  return (
    <section aria-labelledby="promo" className="promo bg-ink text-on-ink">
      <div className="container-page">
        <div className="promo-poster">
          <ContentImage
            image={poster && { ...poster, alt: '' }}
            seed="promo"
            sizes="(min-width: 1264px) 663px, (min-width: 900px) 55vw, 100vw"
            shape={16 / 9}
          />
        </div>
        <div>
          <p className="eyebrow mb-4 text-on-ink-muted">{HOME_COPY.promoLabel}</p>
          <h2 id="promo" className="text-title md:text-heading">
            {title}
          </h2>
          {profile.promoText && (
            <p className="mt-4 text-lead text-on-ink-muted">{profile.promoText}</p>
          )}
          <VideoOverlay
            src={video.url}
            type={video.mime}
            name={title}
            className="promo-play card-link"
          >
            <span>
              <PlayIcon className="size-7" />
            </span>
            {HOME_COPY.playVideo}
          </VideoOverlay>
          {setting?.richText && (
            <details className="text-on-ink-muted">
              <summary>{HOME_COPY.videoInWords}</summary>
              <p className="mt-2 whitespace-pre-line">{setting.richText}</p>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}
