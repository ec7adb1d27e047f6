import { notFound } from 'next/navigation';
import { ArticleBlocks } from '@/components/blocks/article-blocks';
import type { Crumb } from '@/components/layout/breadcrumbs';
import { CoverHeader } from '@/components/layout/cover-header';
import type { Article, MenuItem } from '@/content-client';
import {
  type ArticlePath,
  articleTransition,
  type MenuLink,
  ROUTES,
  toMenuLinks,
} from '@/lib/routes';
import { safeHref } from '@/lib/safe-href';
import { getArticle, getMenus } from '@/lib/server/content';
import { titleFromSlug } from '@/lib/titles';

/** One article: cover, then its blocks in order (specification §2, Article page). */
export async function ArticleScreen({ path }: { path: ArticlePath }) {
  const [article, menus] = await Promise.all([getArticle(path.slug), getMenus()]);
  if (!article) notFound();
  return (
    <article>
      <CoverHeader
        title={article.title}
        description={article.description}
        trail={trailOf(article, path, menus)}
        image={article.cover}
        tone={article.tone}
        button={toButton(article.button)}
        transitionName={articleTransition(article.slug)}
      />
      <div className="container-page py-12 md:py-16">
        <ArticleBlocks blocks={article.blocks} />
      </div>
    </article>
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
  return [...crumbs, { name: article.title || titleFromSlug(path.slug) }];
}

/**
 * The cover's button: in a new tab unless its link is empty, '#' where there is none
 * (specification §2).
 */
function toButton(button: Article['button']) {
  if (!button) return null;
  return {
    name: button.name,
    href: safeHref(button.link) ?? '#',
    isNewTab: button.link !== '',
  };
}
