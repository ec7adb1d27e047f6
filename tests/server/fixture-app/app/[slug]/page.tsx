import { unstable_cache } from 'next/cache';
import { permanentRedirect, redirect } from 'next/navigation';

export const revalidate = 300;

declare global {
  var renderCount: number | undefined;
  var hold: { renders: number; over: Promise<void>; end: () => void } | undefined;
}

// How often it was asked for the content says which page is the newer one.
const readContent = unstable_cache(
  async (slug: string) => {
    globalThis.renderCount = (globalThis.renderCount ?? 0) + 1;
    return `${slug}, render ${globalThis.renderCount}`;
  },
  ['content'],
  { tags: ['content:pages'] },
);

/** As lib/server/cms/tag-render.ts does. */
function tagRender(tag: string): Promise<null> {
  return unstable_cache(async () => null, [], { tags: [tag] })();
}

export function generateStaticParams() {
  return [];
}

/** Each kind of page that the server must treat in a way of its own. */
export default async function Page({ params }: { params: Promise<{ slug: string }> }) {
  const { slug } = await params;
  const content = await readContent(slug);
  if (slug.startsWith('held') && globalThis.hold) {
    globalThis.hold.renders += 1;
    await globalThis.hold.over;
  }
  if (slug.startsWith('missing')) {
    await tagRender('http-status:404');
    return <h1>Page not Found</h1>;
  }
  if (slug.startsWith('invented')) await tagRender('invented-address');
  if (slug.startsWith('moved')) permanentRedirect(`/target-of-${slug}`);
  if (slug.startsWith('away')) redirect('/target');
  if (slug.startsWith('fails')) throw new Error('This page fails.');
  if (slug === 'hostile') {
    return (
      <div dangerouslySetInnerHTML={{ __html: '<script data-script="early">alert(1)</script>' }} />
    );
  }
  return (
    <>
      <h1>{content}</h1>
      <p>{'Words that are long enough to compress. '.repeat(80)}</p>
    </>
  );
}
