import { ArticleBlocks } from '@/components/blocks/article-blocks';
import type { Crumb } from '@/components/layout/breadcrumbs';
import { CoverHeader } from '@/components/layout/cover-header';
import { StructuredData } from '@/components/shell/structured-data';
import { BLOGS_COPY } from '@/content/blogs';
import { type Article, type MenuItem, titleFromSlug } from '@/content-client';
import { type ArticlePath, postPath } from '@/lib/routing/article-path';
import { isBlogPost, MAX_POSTS } from '@/lib/routing/blog-post';
import {
  canonicalArticlePath,
  isMenuPlace,
  type MenuLink,
  toMenuLinks,
} from '@/lib/routing/menu-links';
import { articleTransition, ROUTES } from '@/lib/routing/routes';
import { article as describeArticle } from '@/lib/seo/page-data';
import { drawnShareImage } from '@/lib/seo/share-image';
import { author as describeAuthor } from '@/lib/seo/team-data';
import { withCanonicalButtons, withCanonicalLink } from '@/lib/server/cms/canonical-href';
import {
  findNews,
  getArticle,
  getBrand,
  getLocale,
  getMenus,
  getTeam,
} from '@/lib/server/cms/readers';
import { reportDropped } from '@/lib/server/cms/report-dropped';
import { tagRender } from '@/lib/server/cms/tag-render';
import { siteUrl } from '@/lib/server/ops/env';
import { INVENTED_TAG } from '@/lib/server/revalidation/status-tag';
import { getBrandIdentity } from '@/lib/server/seo/brand-identity';
import { articleHeadings } from '@/lib/text/article-headings';
import { readingMinutes } from '@/lib/text/reading-time';
import { MissingPage } from '../not-found/missing-page';
import { ArticleByline } from './article-byline';
import { ArticleContents } from './article-contents';
import { toCoverButton } from './cover-button';
import { MorePosts } from './more-posts';
import { PageOffer } from './page-offer';
import { PostOffer } from './post-offer';
import { findAdjacentArticles } from './related-posts';
import { ShareLinks } from './share-links';

/**
 * One article: cover, then its blocks in order (specification §2, Article page). A blog article
 * also says when it was published and how long it takes, and leads on to others.
 *
 * @param requestedPath Percent-encoded path of the request.
 */
export async function ArticleScreen({
  path,
  requestedPath,
}: {
  path: ArticlePath;
  requestedPath: string;
}) {
  const [article, menus, brand] = await Promise.all([
    getArticle(path.slug),
    getMenus(),
    getBrand(),
  ]);
  if (!article) return <MissingPage path={requestedPath} />;
  // It shows whatever stands before the slug, which need not be there.
  if (path.parents.length > 0 && !isMenuPlace(path, menus)) await tagRender([INVENTED_TAG]);
  const address = canonicalArticlePath(article.slug, menus);
  // An article of the menu is a page of its own, not a post among posts.
  const isMenuPage = address !== postPath(article.slug);
  // Neither is one outside the blog list, as the privacy policy.
  const posts = isMenuPage || article.isPost === false ? [] : await findNews(MAX_POSTS);
  const adjacent = findAdjacentArticles(article.slug, posts ?? []);
  const isPost = isBlogPost(article, address, posts);
  const headings = articleHeadings(article.blocks);
  return (
    <article>
      <ArticleStructuredData article={article} address={address} menus={menus} isPost={isPost} />
      <CoverHeader
        title={article.title}
        description={article.description}
        trail={trailOf(article, path, menus)}
        image={article.cover}
        brand={brand}
        tone={article.tone}
        button={toCoverButton(article.button && withCanonicalLink(article.button), headings)}
        transitionName={articleTransition(article.slug)}
      />
      <div className="container-page pt-8 pb-14 md:pt-12 md:pb-20">
        {isPost && (
          <div className="article-margin mb-8 md:mb-10">
            <ArticleByline
              publishedOn={article.publishedOn}
              minutes={readingMinutes(article.blocks)}
              author={article.author}
            />
          </div>
        )}
        <ArticleContents headings={headings} />
        <ArticleBlocks
          blocks={withCanonicalButtons(article.blocks)}
          entry={article.slug}
          onDrop={reportDropped(article.slug)}
          headings={headings}
        />
        {/* An article that ends with a button has its own. */}
        {isPost && article.blocks.at(-1)?.kind !== 'button' && <PostOffer />}
        {!isMenuPage && (
          <div className="article-margin mt-10">
            <ShareLinks title={article.title} url={siteUrl(address)} />
          </div>
        )}
      </div>
      {adjacent && <MorePosts adjacent={adjacent} />}
      {isMenuPage && (
        <PageOffer slug={article.slug} title={article.title} path={address} menus={menus} />
      )}
    </article>
  );
}

type DescribedProps = {
  article: Article;
  address: string;
  menus: readonly MenuItem[];
  isPost: boolean;
};

/** At its canonical address, however the visitor came here. */
async function ArticleStructuredData({ article, address, menus, isPost }: DescribedProps) {
  const [identity, locale] = await Promise.all([getBrandIdentity(), getLocale()]);
  const segments = address.split('/').filter(Boolean).map(decodeURIComponent);
  const place = { slug: article.slug, parents: isPost ? [] : segments.slice(0, -1) };
  const trail = trailOf(article, place, menus);
  const image =
    (article.seo.shareImage ?? article.cover)?.url ??
    siteUrl(drawnShareImage(address, identity, article.title).url);
  // Only a post says who wrote it.
  const author =
    isPost && article.author ? describeAuthor(article.author, await getTeam(), siteUrl) : null;
  const described = { summary: article, author, path: address, image, isPost, locale };
  return (
    <StructuredData
      path={address}
      trail={isPost ? [{ name: BLOGS_COPY.breadcrumb, href: ROUTES.blogs }, ...trail] : trail}
      things={[describeArticle(described, siteUrl)]}
    />
  );
}

/** The menu entries above the article, by their names where the menu still has them. */
function trailOf(article: Article, path: ArticlePath, menus: readonly MenuItem[]): Crumb[] {
  const crumbs: Crumb[] = [];
  let level: readonly MenuLink[] = toMenuLinks(menus);
  for (const parent of path.parents) {
    const entry = level.find(({ slug }) => slug === parent);
    const isDeadEnd = !entry || entry.href === ROUTES.noArticleFound;
    crumbs.push({
      name: entry?.name ?? titleFromSlug(parent),
      href: isDeadEnd ? undefined : entry.href,
    });
    level = entry?.children ?? [];
  }
  return [...crumbs, { name: article.title }];
}
