import type { Core } from '@strapi/strapi';
import type {
  SeedArticle,
  SeedCategory,
  SeedMark,
  SeedMenuItem,
  SeedPack,
  SeedSeo,
  SeedServiceDetail,
} from '../../../seed/types';
import { LEAD_SETTINGS } from '../../leads/settings/read-settings';
import { toBlock } from './blocks';
import { type Library, uploadMedia } from './media';
import { type Articles, articleId, writeProof } from './write-proof';

export async function writePack(strapi: Core.Strapi, pack: SeedPack): Promise<void> {
  const media = await uploadMedia(strapi, pack);
  const articles = await writeArticles(strapi, pack.articles, media);

  for (const { articles: slugs, cover, ...type } of pack.articleTypes) {
    await strapi.documents('api::article-type.article-type').create({
      data: {
        ...type,
        cover: media(cover),
        articles: slugs.map((slug) => articleId(articles, slug, `article type ${type.type}`)),
      },
    });
  }
  await writeMenus(strapi, pack.menus, articles, null);
  await writeCategories(strapi, pack.categories, null);
  await writeFlat(strapi, pack, media);
  await writeProof(strapi, pack.proof, { media, articles });
  await strapi.documents(LEAD_SETTINGS).create({ data: pack.leadSettings });
}

async function writeArticles(
  strapi: Core.Strapi,
  articles: SeedArticle[],
  media: Library,
): Promise<Articles> {
  const ids: Articles = new Map();
  for (const { draft, cover, thumbnail_image, seo, blocks, createdAt, ...article } of articles) {
    const created = await strapi.documents('api::article.article').create({
      data: {
        ...article,
        // Publishing copies the draft with its dates, now and at every later publish.
        createdAt: new Date(createdAt),
        cover: media(cover),
        thumbnail_image: media(thumbnail_image),
        seo: seo && toSeo(seo, media),
        blocks: blocks.map((block) => toBlock(block, media)),
      },
      status: draft ? 'draft' : 'published',
    });
    ids.set(article.slug, created.documentId);
  }
  return ids;
}

async function writeMenus(
  strapi: Core.Strapi,
  items: SeedMenuItem[],
  articles: Articles,
  parent: string | null,
): Promise<void> {
  for (const { article, children = [], ...item } of items) {
    const created = await strapi.documents('api::menu.menu').create({
      data: {
        ...item,
        parent,
        article: article === undefined ? null : articleId(articles, article, `menu ${item.slug}`),
      },
    });
    await writeMenus(strapi, children, articles, created.documentId);
  }
}

async function writeCategories(
  strapi: Core.Strapi,
  categories: SeedCategory[],
  parent: string | null,
): Promise<void> {
  for (const { children = [], ...category } of categories) {
    const created = await strapi
      .documents('api::category.category')
      .create({ data: { ...category, parent } });
    await writeCategories(strapi, children, created.documentId);
  }
}

async function writeFlat(strapi: Core.Strapi, pack: SeedPack, media: Library): Promise<void> {
  for (const type of ['core', 'main'] as const) {
    const details = pack.services[type].map((detail) => toServiceDetail(detail, media));
    await strapi
      .documents('api::service.service')
      .create({ data: { type, details }, status: 'published' });
  }
  for (const { singleMedia, supportMedia, ...entity } of pack.globals) {
    await strapi.documents('api::global-entity.global-entity').create({
      data: { ...entity, singleMedia: media(singleMedia), supportMedia: media(supportMedia) },
    });
  }
  for (const address of pack.addresses) {
    await strapi.documents('api::company-address.company-address').create({ data: address });
  }
  for (const { profile, ...member } of pack.team) {
    await strapi
      .documents('api::team.team')
      .create({ data: { ...member, profile: media(profile) }, status: 'published' });
  }
  for (const qna of pack.qnas) {
    await strapi.documents('api::qna.qna').create({ data: qna, status: 'published' });
  }

  const { about, companyProfile } = pack;
  await strapi.documents('api::about.about').create({
    data: {
      title: about.title,
      blocks: about.blocks.map((block) => toBlock(block, media)),
      featuredMedia: media(about.featuredMedia),
    },
    status: 'published',
  });
  const toMark = ({ logo, ...mark }: SeedMark) => ({ ...mark, logo: media(logo) });
  await strapi.documents('api::company-profile.company-profile').create({
    data: {
      ...companyProfile,
      badges: companyProfile.badges.map((text) => ({ text })),
      partners: companyProfile.partners.map(toMark),
      vendors: companyProfile.vendors.map(toMark),
      memberships: companyProfile.memberships.map(toMark),
    },
    status: 'published',
  });
}

function toSeo({ shareImage, ...seo }: SeedSeo, media: Library) {
  return { ...seo, shareImage: media(shareImage) };
}

function toServiceDetail({ icon, backgroundImage, ...detail }: SeedServiceDetail, media: Library) {
  return { ...detail, icon: media(icon), backgroundImage: media(backgroundImage) };
}
