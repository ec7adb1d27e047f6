import { ArticleBlocks } from '@/components/blocks/article-blocks';
import { Section } from '@/components/layout/section';
import { ContentImage, isUpright } from '@/components/ui/content-image';
import { imageOf } from '@/content-client';
import { cn } from '@/lib/cn';
import { getAbout } from '@/lib/server/cms/readers';
import { reportDropped } from '@/lib/server/cms/report-dropped';

/** The About record: its image is sticky on large screens beside its blocks. */
export async function Story() {
  const about = await getAbout();
  if (!about || about.blocks.length === 0) return null;
  const image = imageOf(about.featuredMedia);
  return (
    <Section labelledBy={about.title ? 'story' : undefined}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 min-[48rem]:grid-cols-12 print:block">
        <div className="min-[48rem]:col-span-4">
          <div className="min-[48rem]:sticky min-[48rem]:top-28">
            {about.title && (
              <h2 id="story" className="text-title">
                {about.title}
              </h2>
            )}
            {image && (
              <figure className="mt-8 print:w-1/2">
                <div
                  className={cn(
                    'relative aspect-3/2 overflow-hidden rounded-media',
                    isUpright(image) && 'min-[48rem]:aspect-4/5',
                  )}
                >
                  <ContentImage
                    image={image}
                    seed="story"
                    sizes="(min-width: 768px) 380px, 100vw"
                    shape={3 / 2}
                  />
                </div>
                {image.caption && (
                  <figcaption className="mt-3 text-sm text-muted">{image.caption}</figcaption>
                )}
              </figure>
            )}
          </div>
        </div>
        <div className="blocks-at-start print:mt-8 min-[48rem]:col-span-8 lg:col-span-7 lg:col-start-6">
          <ArticleBlocks blocks={about.blocks} onDrop={reportDropped('about')} />
        </div>
      </div>
    </Section>
  );
}
