import { notFound, redirect } from 'next/navigation';
import { readArticleAddress } from '@/lib/routing/article-path';
import { canonicalArticlePath } from '@/lib/routing/menu-links';
import { ROUTES } from '@/lib/routing/routes';
import { drawnShareImage, parseShareImagePath, shareImagePath } from '@/lib/seo/share-image';
import { getArticle, getCompanyProfile, getMenus } from '@/lib/server/cms/readers';
import { redirectFileIfMoved } from '@/lib/server/cms/redirects';
import { getBrandIdentity } from '@/lib/server/seo/brand-identity';
import { drawWithLogo } from '@/lib/server/seo/draw-with-logo';
import { drawnFileHeaders } from '@/lib/server/seo/drawn-file';
import { proofTitle } from '@/lib/server/seo/proof-metadata';
import { screenTitle } from '@/lib/server/seo/screen-metadata';
import { drawShareImage } from '@/lib/server/seo/share-card';

export { generateStaticParams } from '@/lib/routing/no-static-params';

export const dynamic = 'force-static';
export const revalidate = 300;

/**
 * The share image of a screen: drawn at the first request, then cached. An article has one, at its
 * canonical path; its other paths redirect there.
 */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/share-image/[...path]'>,
) {
  // Unlike a screen, it gets them decoded.
  const path = parseShareImagePath((await params).path.map(encodeURIComponent));
  if (path === null) notFound();
  const [identity, { city }] = await Promise.all([getBrandIdentity(), getCompanyProfile()]);
  const title = (await screenTitle(path)) ?? (await proofTitle(path)) ?? (await articleTitle(path));
  const isHome = path === ROUTES.home;
  const { png, isComplete } = await drawWithLogo(identity.logos, (logo) =>
    drawShareImage({ identity, logo, city, title, isHome }),
  );
  return new Response(new Uint8Array(png), { headers: drawnFileHeaders('image/png', isComplete) });
}

async function articleTitle(path: string): Promise<string> {
  const requested = readArticleAddress(path.slice(1).split('/'));
  const [article, menus] = await Promise.all([requested && getArticle(requested.slug), getMenus()]);
  if (!article) {
    await redirectFileIfMoved(path, shareImagePath);
    notFound();
  }
  const canonical = canonicalArticlePath(article.slug, menus);
  if (requested?.path !== canonical) {
    redirect(drawnShareImage(canonical, await getBrandIdentity(), article.title).url);
  }
  return article.title;
}
